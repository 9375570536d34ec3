/**
 * Makes the paper's fonts for other scripts; run by hand when one is added.
 *
 *   npm install --prefix fonts @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-{arabic,armenian,devanagari,georgian,hebrew,thai,symbols-2}@5.3.0
 *   node scripts/paper-fonts.mjs fonts/node_modules/@fontsource
 *
 * Each is one file of such a package, unpacked; of the signs only those that people write in texts. What
 * each can print is kept in `more-ranges.ts`, so that no font is opened to find that out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'

const [packages = ''] = process.argv.slice(2)
const folder = 'upstream/documents/pdf/fonts'

const scripts = {
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
  armenian: 'noto-sans-armenian/files/noto-sans-armenian-armenian',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  georgian: 'noto-sans-georgian/files/noto-sans-georgian-georgian',
  hebrew: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  signs: 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
  thai: 'noto-sans-thai/files/noto-sans-thai-thai',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese',
}
const arrowsAndMarks = [
  [0x2190, 0x21ff],
  [0x25a0, 0x27bf],
  [0x2b00, 0x2b1f],
]

const rows = []
for (const [script, path] of Object.entries(scripts)) {
  const packed = readFileSync(`${packages}/${path}-400-normal.woff2`)
  const wanted = codesOf(packed).filter(
    (code) =>
      script !== 'signs' || arrowsAndMarks.some(([from = 0, to = 0]) => code >= from && code <= to),
  )
  const font = await subsetFont(packed, String.fromCodePoint(...wanted), { targetFormat: 'sfnt' })
  writeFileSync(`${folder}/more/${script}.ttf.gz`, gzipSync(font, { level: 9 }))
  rows.push(`  ${script}: '${rangesOf(codesOf(font))}',`)
}
const words =
  '/** Code points of each font in `more/`, as hexadecimal ranges; written by `scripts/paper-fonts.mjs`. */'
writeFileSync(
  `${folder}/more-ranges.ts`,
  `${words}\nexport const moreRanges = {\n${rows.join('\n')}\n} as const\n`,
)

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
