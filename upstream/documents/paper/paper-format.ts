import { currencyDigits } from '#contract/core/currencies.ts'
import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { keptDateFormat, keptDisplayNames, keptNumberFormat } from '#contract/core/kept-formats.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'

export type PaperFormat = ReturnType<typeof createFormat>

const made = new Map<string, PaperFormat>()

/** How a document writes numbers and dates: in its language, as the firm's country does. */
export function paperFormat(language: Language, country: string): PaperFormat {
  const locale = formatLocale(language, country)
  const known = made.get(locale)
  if (known) return known
  const format = createFormat(locale)
  made.set(locale, format)
  return format
}

/** Signs that every reader of a document can tell apart; other currencies go by their code. */
const plainSigns = /^[€£₽]$/

function createFormat(locale: string) {
  const displays = new Map<string, 'symbol' | 'code'>()
  const longDate = keptDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const regions = keptDisplayNames(locale, { type: 'region', fallback: 'code' })

  // Columns align better when 5.597,00 has its mark too, which Italian and Spanish leave optional.
  function print(decimal: string, options: Intl.NumberFormatOptions): string {
    if (!isNumeral(decimal)) return decimal
    const format = keptNumberFormat(locale, { useGrouping: 'always', ...options })
    return format.format(decimal).replace('-', '−')
  }

  return {
    locale,

    /** Minor units without the currency: "1,234.50". */
    amount(minor: Minor, currency: string): string {
      return print(minorToDecimal(minor, currency), fixed(currencyDigits(currency)))
    },

    /** Minor units with the currency: "€1,234.50", "1.234,50 €", "CHF 1’234.50". */
    money(minor: Minor, currency: string): string {
      const currencyDisplay = displays.get(currency) ?? displayOf(locale, currency)
      displays.set(currency, currencyDisplay)
      return print(minorToDecimal(minor, currency), {
        style: 'currency',
        currency,
        currencyDisplay,
        ...fixed(currencyDigits(currency)),
      })
    },

    /** A decimal text with all its decimals, and no fewer than `least`. */
    number(decimal: string, least = 0): string {
      return print(decimal, { minimumFractionDigits: least, maximumFractionDigits: 20 })
    },

    /** Percent points as decimal text: "19" is "19%" or "19 %". */
    percent(points: string): string {
      return print(points, { style: 'unit', unit: 'percent', maximumFractionDigits: 4 })
    },

    /** A calendar date: "3 September 2026". */
    date(date: string): string {
      return longDate.format(new Date(`${date}T00:00:00Z`))
    },

    /** The name of a country by its ISO 3166 code. */
    country: (code: string): string => regions.of(code) ?? code,
  }
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

function displayOf(locale: string, currency: string): 'symbol' | 'code' {
  const sign = signOf(locale, currency)
  return plainSigns.test(sign) || isHome(locale, sign) ? 'symbol' : 'code'
}

function signOf(locale: string, currency: string): string {
  const format = keptNumberFormat(locale, { style: 'currency', currency })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** A lone `$` or `¥` is clear only where it is the country's own. */
function isHome(locale: string, sign: string): boolean {
  return sign === '$' && locale === 'en-US'
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
