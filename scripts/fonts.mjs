// @ts-check
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import {
  allOf,
  currency,
  cyrillic,
  latin,
  letters,
  nameLetters,
  signs,
  without,
} from './fonts/sets.mjs'

/**
 * Cuts the fonts in `scripts/fonts/` down to what pages show, and writes `public/fonts/` and
 * `app/ui/font-files.ts`. Run it after a change of the sets, or of a weight that the styles use.
 *
 * @typedef {object} Cut
 * @property {string} family
 * @property {string} name Of the file.
 * @property {string} from The original in `scripts/fonts/`.
 * @property {string} weight As CSS says it.
 * @property {Set<number>} points
 * @property {Set<number>} [range] Of which characters pages may ask it; else of those it holds.
 * @property {import('subset-font').Axes} axes
 * @property {string[]} features
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const golos = {
  family: 'Golos',
  weight: '400 600',
  axes: { wght: { min: 400, max: 600 } },
  features: ['kern', 'tnum'],
}
// Titles alone: one weight, and the drawing for large sizes.
const piazzolla = {
  family: 'Piazzolla',
  weight: '400 700',
  axes: { wght: 500, opsz: 30 },
  features: ['kern'],
}
/** What is left of an original when what most pages need lies in files of its own. */
const originals = [
  { name: /** @type {const} */ ('latin'), rest: without(allOf('latin'), latin) },
  { name: /** @type {const} */ ('latin-ext'), rest: allOf('latin-ext'), isLeast: true },
  { name: /** @type {const} */ ('cyrillic'), rest: without(allOf('cyrillic'), cyrillic) },
]
const marked = { features: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp'] }

/**
 * A later one wins where the ranges of two meet, so that the rare ones may name all of an original.
 * @type {Cut[]}
 */
const cuts = [
  ...[golos, piazzolla].flatMap((family) => {
    const prefix = family.family.toLowerCase()
    return originals.map(({ name, rest, isLeast }) => ({
      ...family,
      ...marked,
      name: `${prefix}-${isLeast ? name : `${name}-more`}`,
      from: `${prefix}-${name}`,
      points: rest,
      range: allOf(name),
    }))
  }),
  { ...golos, name: 'golos-latin', from: 'golos-latin', points: latin },
  { ...golos, name: 'golos-currency', from: 'golos-latin-ext', points: currency },
  { ...golos, name: 'golos-cyrillic', from: 'golos-cyrillic', points: cyrillic },
  { ...piazzolla, name: 'piazzolla-signs', from: 'piazzolla-latin', points: signs },
  { ...piazzolla, name: 'piazzolla-letters', from: 'piazzolla-latin', points: letters },
  { ...piazzolla, name: 'piazzolla-cyrillic', from: 'piazzolla-cyrillic', points: cyrillic },
  // The name in the head of every page needs nine letters, heavier than any title.
  {
    family: 'Wordmark',
    name: 'wordmark',
    from: 'piazzolla-latin',
    weight: '600',
    points: new Set([...'Firmament'].map(pointOf)),
    axes: { wght: 600, opsz: 22 },
    features: ['kern'],
  },
  // What the languages call themselves stands on every page, in letters that its own text has not.
  {
    family: 'Language names',
    name: 'language-names',
    from: 'golos-cyrillic',
    weight: '400 600',
    points: nameLetters,
    axes: { wght: 400 },
    features: ['kern'],
  },
]
/** Of print, of vertical lines, of old renderers, and what `gvar` says as well. */
const dropTables = ['vhea', 'vmtx', 'VVAR', 'gasp', 'STAT', 'HVAR']

for (const old of readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))) {
  rmSync(`public/fonts/${old}`)
}
const rows = []
for (const cut of cuts) rows.push(await write(cut))
writeFileSync(
  'app/ui/font-files.ts',
  `/** Written by \`node scripts/fonts.mjs\`. */\nexport const fontFiles = {\n${rows.join('')}} as const\n`,
)
execFileSync('node_modules/.bin/biome', ['format', '--write', 'app/ui/font-files.ts'])

/** @param {Cut} cut */
async function write({ family, name, from, weight, points, range = points, axes, features }) {
  const text = String.fromCodePoint(...points)
  const font = await subsetFont(readFileSync(`scripts/fonts/${from}.woff2`), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    dropTables,
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  writeFileSync(`public/fonts/${name}.${hash}.woff2`, font)
  console.log(`${name.padEnd(24)} ${font.length}`)
  const row = { family, file: `${name}.${hash}.woff2`, weight, unicodeRange: rangesOf(range) }
  return `  '${name}': ${JSON.stringify(row)
    .replace(/"(\w+)":/g, '$1: ')
    .replace(/"/g, "'")},\n`
}

/** @param {string} character */
function pointOf(character) {
  return character.codePointAt(0) ?? 0
}

/** As `unicode-range` has it. @param {Set<number>} points */
function rangesOf(points) {
  /** @type {[number, number][]} */
  const ranges = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase()
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}
