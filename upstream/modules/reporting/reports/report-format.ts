import { currencyDigits } from '#contract/core/currencies.ts'
import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { addDays, monthStart } from '../../../firm/calendar.ts'
import type { Span } from './span.ts'

export type ReportFormat = ReturnType<typeof createFormat>

const made = new Map<string, ReportFormat>()

/** How reports write days and amounts: in a language, as the firm's country does. */
export function reportFormat(language: Language, country: string): ReportFormat {
  const locale = formatLocale(language, country)
  const known = made.get(locale)
  if (known) return known
  const format = createFormat(locale, language)
  made.set(locale, format)
  return format
}

function createFormat(locale: string, language: Language) {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const [long, medium] = [inUtc({ dateStyle: 'long' }), inUtc({ dateStyle: 'medium' })]
  const moment = inUtc({ dateStyle: 'long', timeStyle: 'short' })
  const short = inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const month = inUtc({ month: 'short', year: 'numeric' })
  const weekday = inUtc({ weekday: 'long' })
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const plainNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const numbers = new Map<number, Intl.NumberFormat>()

  return {
    locale,
    date: (date: string): string => long.format(at(date)),
    /** A day and a time of the firm, `2026-11-26T14:30`. */
    moment: (local: string): string => moment.format(new Date(`${local}Z`)),
    shortDate: (date: string): string => short.format(at(date)),

    weekday: (date: string): string => weekday.format(at(date)),
    country: (code: string): string => regions.of(code) ?? code,

    /** "Nov 2026", "2026", or the first and the last day. */
    span({ from, to }: Span): string {
      const next = addDays(to, 1)
      const isYear = from.slice(4) === '-01-01' && to === `${from.slice(0, 4)}-12-31`
      if (isYear) return from.slice(0, 4)
      const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)
      if (isMonth && next.endsWith('-01')) return month.format(at(from))
      if (monthStart(from, 3) === next && quarters[from.slice(5)]) {
        return quarterText(language, quarters[from.slice(5)] ?? 0, from.slice(0, 4))
      }
      return from === to ? medium.format(at(from)) : medium.formatRange(at(from), at(to))
    },

    /** A number as decimal text: "12.5" as "12,5". */
    number: (decimal: string): string =>
      isNumeral(decimal) ? plainNumber.format(decimal).replace('-', '−') : decimal,

    /** Minor units without the currency: "1,234.50", "−1.234,50". */
    amount(minor: Minor, currency: string): string {
      const digits = currencyDigits(currency)
      const known = numbers.get(digits)
      const format =
        known ??
        new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: 'always',
        })
      numbers.set(digits, format)
      const decimal = minorToDecimal(minor, currency)
      return isNumeral(decimal) ? format.format(decimal).replace('-', '−') : decimal
    },
  }
}

const quarters: Record<string, number> = { '01-01': 1, '04-01': 2, '07-01': 3, '10-01': 4 }

/** CLDR has quarters, but `Intl.DateTimeFormat` does not print them. */
function quarterText(language: Language, quarter: number, year: string): string {
  if (language === 'it') return `${quarter}º trim. ${year}`
  if (language === 'ru') return `${quarter} кв. ${year}`
  return `${language === 'es' ? 'T' : 'Q'}${quarter} ${year}`
}

function at(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
