import Papa from 'papaparse'
import { invalidField } from '#contract/core/errors.ts'
import { maxImportRows } from '#contract/core/imports.ts'

/**
 * Reads CSV in UTF-8, UTF-16 or Windows' 1251 and 1252, separated by commas, semicolons or tabs; no
 * more than two rows beyond `maximum`. An apostrophe before a sign of formulas is none of the text.
 * @throws AppError invalid at `file` for what holds bytes that no text has
 */
export function readCsv(bytes: Uint8Array, maximum = maxImportRows): string[][] {
  return readCsvText(csvText(bytes), maximum)
}

/** The text of a CSV file. @throws AppError invalid at `file` for what holds bytes that no text has */
export function csvText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw invalidField('file', 'fileUnreadable')
  return text
}

/** Reads a text as `readCsv` does; `delimiter` where it is known, else the first line tells. */
export function readCsvText(
  text: string,
  maximum: number,
  delimiter = delimiterOf(text),
): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    preview: maximum + 2,
  })
  return data.map((row) => row.map((cell) => cell.replace(keptFromFormula, '')))
}

/** Files of ours have an apostrophe before what a spreadsheet would take for a formula (`safeInCsv`). */
const keptFromFormula = /^'(?=\s*[=+\-@\t\r\u2212\uff1d\uff0b\uff0d\uff20])/u

/** What separates the heads: whichever there is most of in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = belowNotes(text)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  const counted = [';', '\t', ',', '|'].map((mark) => [mark, line.split(mark).length] as const)
  const [most] = counted.sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ';'
}

/** The heads and what follows: LinkedIn writes some notes above them. */
function belowNotes(text: string): string {
  const heads = text.startsWith('Notes:') ? text.search(/^First Name/m) : 0
  return text.slice(Math.max(heads, 0))
}

/** A text in UTF-8, UTF-16 or Windows' 1251 and 1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

/**
 * Western text in 1252 has a few letters beyond ASCII among many within; in Cyrillic text of 1251
 * most letters are beyond, and most of those are small ones (0xe0 to 0xff).
 */
function decodeWindows(bytes: Uint8Array): string {
  let latin = 0
  let beyond = 0
  for (const byte of bytes) {
    if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)) latin += 1
    else if (byte >= 0xc0) beyond += 1
  }
  const isCyrillic = beyond * 2 > latin || hasCyrillicWord(bytes)
  return new TextDecoder(isCyrillic ? 'windows-1251' : 'windows-1252').decode(bytes)
}

/** Three letters beyond ASCII in a row are no word of a Western language. */
function hasCyrillicWord(bytes: Uint8Array): boolean {
  let run = 0
  let words = 0
  for (const byte of bytes) {
    run = byte >= 0xc0 ? run + 1 : 0
    if (run === 4) words += 1
  }
  return words > 0
}
