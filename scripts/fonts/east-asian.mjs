// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts of Chinese, Japanese and Korean into files of 512 letters, the frequent ones first, as a
 * paper needs a few of 45,000. They lie beside the Worker, which takes a file when a text needs it.
 *
 * @typedef {'jp' | 'sc' | 'kr'} EastAsian
 */

const perFile = 512
const signs = /** @param {number} code */ (code) =>
  (code >= 0x2e80 && code < 0x3400) || (code >= 0xf900 && code < 0xfff0)
const han = /** @param {number} code */ (code) => code >= 0x4e00 && code <= 0x9fff
/** @type {Record<EastAsian, (code: number) => boolean>} */
const wanted = {
  jp: (code) => signs(code) || han(code),
  sc: (code) => signs(code) || han(code),
  kr: (code) =>
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x1100 && code <= 0x11ff) ||
    (code >= 0x3131 && code <= 0x318e),
}
/** What only shapes lines that run down a page, or joins letters that are one letter already. */
const dropTables = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx']

/**
 * Writes the files of all three, and says which letter is in which.
 * @param {string} packages where the packages are installed
 * @param {string} folder for the files
 * @returns {Promise<string>} the source of the table
 */
export async function cutEastAsian(packages, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = []
  for (const script of /** @type {EastAsian[]} */ (['jp', 'sc', 'kr'])) {
    const name = `NotoSans${script.toUpperCase()}_400Regular.ttf`
    const whole = readFileSync(
      `${packages}/@expo-google-fonts/noto-sans-${script}/400Regular/${name}`,
    )
    const files = slice(
      openFont(whole),
      byFrequency(`${packages}/@fontsource/noto-sans-${script}/files`),
      wanted[script],
    )
    for (const [at, codes] of files.entries()) {
      const text = String.fromCodePoint(...codes)
      const font = await subsetFont(whole, text, {
        targetFormat: 'sfnt',
        noHinting: true,
        dropTables,
      })
      writeFileSync(`${folder}/${script}-${at}.ttf.gz`, gzipSync(font, { level: 9 }))
    }
    rows.push(`  ${script}: ${JSON.stringify(spansOf(files))},`)
  }
  return rows.join('\n')
}

/** @param {Uint8Array} font @returns {any} */
function openFont(font) {
  return new PDFDocument({ font: '', autoFirstPage: false }).font(new Uint8Array(font))._font.font
}

/**
 * The letters of a font that pages on the web load in parts, those that most pages need first.
 * @param {string} folder
 * @returns {number[]}
 */
function byFrequency(folder) {
  return readdirSync(folder)
    .map((file) => ({ file, number: Number(/-(\d+)-400-normal\.woff2$/.exec(file)?.[1]) }))
    .filter(({ number }) => !Number.isNaN(number))
    .toSorted((one, other) => other.number - one.number)
    .flatMap(({ file }) => openFont(readFileSync(`${folder}/${file}`)).characterSet)
}

/**
 * Letters that look the same share a drawing. They go into files of their own each, as what a reader copies
 * from a paper is found by its drawing.
 * @param {any} font
 * @param {number[]} first
 * @param {(code: number) => boolean} isWanted
 */
function slice(font, first, isWanted) {
  const has = new Set(font.characterSet.filter(isWanted))
  const codes = [...new Set([...first.filter((code) => has.has(code)), ...has])].filter(
    (code) => String.fromCodePoint(code).normalize('NFC').codePointAt(0) === code,
  )
  /** @type {{ codes: number[], drawings: Set<number> }[]} */
  const files = []
  for (const code of codes) {
    const drawing = font.glyphForCodePoint(code).id
    let file = files.find((one) => one.codes.length < perFile && !one.drawings.has(drawing))
    if (!file) {
      file = { codes: [], drawings: new Set() }
      files.push(file)
    }
    file.codes.push(code)
    file.drawings.add(drawing)
  }
  return files.map((file) => file.codes)
}

/**
 * Spans of letters, each as its first and one sign a letter: the number of its file, from `0` on, or a blank.
 * @param {number[][]} files
 * @returns {Record<string, string>}
 */
function spansOf(files) {
  const fileOf = new Map(files.flatMap((codes, at) => codes.map((code) => [code, at])))
  /** @type {Record<string, string>} */
  const spans = {}
  let [from, last] = [-1, -1]
  for (const code of [...fileOf.keys()].toSorted((one, other) => one - other)) {
    if (from < 0 || code - last > 32) from = code
    const key = from.toString(16).toUpperCase()
    const sign = String.fromCharCode(0x30 + (fileOf.get(code) ?? 0))
    spans[key] = (spans[key] ?? '').padEnd(code - from) + sign
    last = code
  }
  return spans
}
