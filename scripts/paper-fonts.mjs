/**
 * Makes the paper's fonts for other scripts; run by hand when one is added.
 *
 *   npm install --prefix fonts @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-{arabic,armenian,devanagari,georgian,hebrew,thai,symbols-2,math,jp,kr,sc}@5.3.0 @expo-google-fonts/noto-sans-{jp,kr,sc}@0.4.3
 *   node scripts/paper-fonts.mjs fonts/node_modules
 *
 * Each is one file of such a package, unpacked; of the signs only those that people write in texts. What
 * each can print, and what the paper's own can, is kept in `more-ranges.ts`, so that no font is opened to find that out. Those of Chinese,
 * Japanese and Korean are many files: `fonts/east-asian.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'
import { cutEastAsian } from './fonts/east-asian.mjs'

const [packages = ''] = process.argv.slice(2)
const folder = 'upstream/documents/pdf/fonts'

const scripts = {
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
  armenian: 'noto-sans-armenian/files/noto-sans-armenian-armenian',
  basic: 'noto-sans/files/noto-sans-latin',
  cyrillic: 'noto-sans/files/noto-sans-cyrillic-ext',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  georgian: 'noto-sans-georgian/files/noto-sans-georgian-georgian',
  greek: 'noto-sans/files/noto-sans-greek-ext',
  hebrew: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  latin: 'noto-sans/files/noto-sans-latin-ext',
  math: 'noto-sans-math/files/noto-sans-math-latin',
  signs: 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
  thai: 'noto-sans-thai/files/noto-sans-thai-thai',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese',
}
/** Of scripts that the paper's own fonts print most of. */
const completing = ['basic', 'cyrillic', 'greek', 'latin', 'math']
/** @type {Record<string, [from: number, to: number][]>} */
const written = {
  math: [
    [0x2190, 0x21ff],
    [0x2200, 0x22ff],
  ],
  signs: [
    [0x2190, 0x21ff],
    [0x25a0, 0x27bf],
    [0x2b00, 0x2b1f],
  ],
}
/** Of which each letter is one sign. */
const whole = [...completing, 'vietnamese']
const plain = Array.from({ length: 0xa1 - 0x20 }, (_, at) => at + 0x20)
/** What the paper's own fonts print themselves. */
const own = new Set(codesOf(readOwn('golos-regular')))

const rows = []
for (const [script, path] of Object.entries(scripts)) {
  const packed = readFileSync(`${packages}/@fontsource/${path}-400-normal.woff2`)
  const wanted = codesOf(packed).filter(
    (code) =>
      (!completing.includes(script) || !own.has(code)) &&
      (!written[script] || written[script].some(([from, to]) => code >= from && code <= to)),
  )
  const font = await subsetFont(packed, String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    // These would draw ị as two signs, and it would be copied out as three.
    dropTables: whole.includes(script) ? ['GSUB'] : [],
  })
  writeFileSync(`${folder}/more/${script}.ttf.gz`, gzipSync(font, { level: 9 }))
  rows.push(`  ${script}: '${rangesOf(codesOf(font))}',`)
}
const faces = ['regular', 'semibold', 'serif'].map((face) => {
  const file = face === 'serif' ? 'piazzolla-medium' : `golos-${face}`
  return `  ${face}: '${rangesOf([...plain, ...codesOf(readOwn(file))])}',`
})
const words =
  '/** Code points of each font in `more/`, as hexadecimal ranges; written by `scripts/paper-fonts.mjs`. */'
writeFileSync(
  `${folder}/more-ranges.ts`,
  `/** Code points of the paper's own fonts. */\nexport const faceRanges = {\n${faces.join('\n')}\n} as const\n\n${words}\nexport const moreRanges = {\n${rows.join('\n')}\n} as const\n`,
)

const eastAsian = await cutEastAsian(packages, `${folder}/east-asian`)
writeFileSync(
  `${folder}/east-asian-files.ts`,
  `/** Which file in \`east-asian/\` prints a letter: \`scripts/fonts/east-asian.mjs\` wrote it. */\nexport const eastAsianFiles = {\n${eastAsian}\n} as const\n`,
)

/** @param {string} name */
function readOwn(name) {
  return gunzipSync(readFileSync(`${folder}/${name}.ttf.gz`))
}

/**
 * What a font can print beyond the letters of English.
 * @param {Uint8Array} font
 * @returns {number[]}
 */
function codesOf(font) {
  const { characterSet } = new PDFDocument({ font: '', autoFirstPage: false }).font(
    new Uint8Array(font),
  )._font.font
  return characterSet.filter((code) => code > 0xa0 && code < 0xfff0)
}

/**
 * @param {number[]} codes
 * @returns {string}
 */
function rangesOf(codes) {
  /** @type {[number, number][]} */
  const ranges = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ')
}

/** @param {number} code */
function hex(code) {
  return code.toString(16).toUpperCase()
}
