import Big from 'big.js'
import { walkXml } from './walk-xml.ts'

type Cell = { type: string; style: number; value: string }
type Words = { strings: string[]; dateStyles: ReadonlySet<number>; isFrom1904: boolean }

const dayMs = 86_400_000

/** What a cell of a sheet says. */
export function cellText({ type, style, value }: Cell, words: Words): string {
  switch (type) {
    case 's':
      return words.strings[Number(value)] ?? ''
    case 'str':
    case 'inlineStr':
      return value
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return ''
    case 'd':
      return value.slice(0, 10)
    default:
      return words.dateStyles.has(style) ? dateText(value, words.isFrom1904) : numberText(value)
  }
}

/** A day of the spreadsheet's calendar; day 60 is the 29 February 1900 that never was. */
function dateText(value: string, isFrom1904: boolean): string {
  const days = Math.floor(Number(value))
  if (!Number.isFinite(days) || days < 0 || days > 2_958_465) return value
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  return new Date(start + days * dayMs).toISOString().slice(0, 10)
}

/** Numbers are kept as binary fractions: 0.1 may be written as 0.10000000000000001. */
function numberText(value: string): string {
  if (!/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value)) return value
  return new Big(value).toPrecision(15).includes('e')
    ? new Big(value).toFixed()
    : new Big(new Big(value).toPrecision(15)).toFixed()
}

/** Formats of the standard that are dates. */
const builtIn = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]

/** Which styles of cells mean dates, and from which year days are counted. */
export function readDateStyles(
  styles: string,
  workbook: string,
): { dateStyles: ReadonlySet<number>; isFrom1904: boolean } {
  const dateFormats = new Set(builtIn)
  const dateStyles = new Set<number>()
  let isCellStyles = false
  let style = 0
  walkXml(
    styles,
    (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(Number(numFmtId))
      if (name === 'cellXfs') isCellStyles = true
      if (name === 'xf' && isCellStyles) {
        if (dateFormats.has(Number(numFmtId))) dateStyles.add(style)
        style += 1
      }
    },
    (name) => {
      if (name === 'cellXfs') isCellStyles = false
    },
  )
  let isFrom1904 = false
  walkXml(workbook, (name, { date1904 }) => {
    if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true'
  })
  return { dateStyles, isFrom1904 }
}

/** Years or days outside of quotes, colours and escapes. */
function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
