import { formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'

/** What stands before the decimals of a number that somebody typed. */
export type DecimalMark = 'comma' | 'point'

/** How a file has its numbers: a workbook keeps machine decimals, a text what somebody typed. */
export type FileNumbers = 'machine' | 'typed'

const sizes = { maxScale: 20, maxIntegerDigits: 20 }

/**
 * Reads a number of a file, the one way of every import: "1.234,56" with a comma, "€ 12.50",
 * "(12.00)" and "12.00-" for less than nothing. What a workbook holds as a number is a machine
 * decimal, whatever the mark of its texts: 12.375 is never twelve thousand.
 * @returns a machine decimal; undefined for what is no number
 */
export function readNumber(
  text: string,
  { numbers, decimalMark }: { numbers: FileNumbers; decimalMark: DecimalMark },
): string | undefined {
  const machine = numbers === 'machine' ? parseDecimal(text, sizes) : undefined
  if (machine) return formatDecimal(machine)
  const amount = withoutSign(text)
  const isNegative = /^\(.*\)$|^[-\u2212]|[-\u2212]$/.test(amount)
  const figures = withoutSign(amount.replace(/^[-+\u2212(]|[-+\u2212)]$/g, ''))
    // A space or an apostrophe between thousands; elsewhere it makes no number of two.
    .replace(/(?<=\d)[\s'\u2019](?=\d{3}(?!\d))/g, '')
  const mark = decimalMark === 'comma' ? ',' : '.'
  // Half a unit, and whole ones, as some programs write them: ".50", "100.".
  const isBare = /\d/.test(figures) && [figures.at(0), figures.at(-1)].includes(mark)
  const whole = isBare ? `${figures.startsWith(mark) ? '0' : ''}${figures}` : figures
  const plain = isBare && whole.endsWith(mark) ? whole.slice(0, -1) : whole
  const read = parseLocaleDecimal(plain, decimalMark === 'comma' ? 'de' : 'en')
  if (read === undefined || /^[-\u2212]/.test(figures)) return undefined
  return isNegative && read !== '0' ? `-${read}` : read
}

const sign = '[A-Z]{0,2}\\p{Sc}|[A-Z]{2,3}|zł|Kč|kr\\.?|Ft|lei|Fr\\.|лв\\.?|руб\\.?|р\\.'
const signs = new RegExp(`^\\s*(?:${sign})?\\s*|\\s*(?:${sign})?\\s*$`, 'gu')

/** "€ 12.50", "12,50 EUR": a sign of a currency is no part of the number; "2 Mio" is no two. */
function withoutSign(text: string): string {
  return text.replace(signs, '')
}

/**
 * Whether the decimals of amounts stand after a comma, as most of them show. Three figures after
 * the only mark show it where the currency has three digits or nothing but a zero is before them, else
 * that the mark is one of thousands, as one that stands twice always is.
 */
export function guessDecimalMark(amounts: readonly string[], digits = 2): DecimalMark {
  let [commas, points] = [0, 0]
  for (const text of amounts) {
    const [, before = '', mark, after = ''] = /^(.*)([.,])(\d+)\D*$/.exec(text) ?? []
    if (!mark) continue
    const isOnly = !/[.,]/.test(before)
    const mayGroup = isOnly && digits !== 3 && !/^\D*0*$/.test(before)
    const isGroup = after.length === 3 && (mayGroup || before.includes(mark))
    if ((mark === ',') === isGroup) points += 1
    else commas += 1
  }
  return commas > points ? 'comma' : 'point'
}

/** The mark that an amount of a file without grouping, such as OFX, shows by itself: the last one. */
export function lastMark(text: string): DecimalMark {
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? 'comma' : 'point'
}
