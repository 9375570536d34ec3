import { currencyDigits } from '#contract/core/currencies.ts'
import type { Language } from '#contract/core/fields.ts'
import { type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import { makeDateFormat } from './format-date.ts'
import { formatLocale, usualTimeZone } from './format-locale.ts'

type FormatPlace = {
  language: Language
  /** ISO 3166 code of the firm's country, for the forms of that country. */
  country?: string
  /** IANA name, for instants; the usual one of the country when absent. */
  timeZone?: string
}

type MoneyOptions = {
  /** `always` writes a plus too. */
  sign?: 'auto' | 'always'
  /** Leaves the minor units away, for charts and rough figures. */
  isWhole?: boolean
}

export type Format = ReturnType<typeof createFormat>

const formats = new Map<string, Format>()

/** Formats of a language in a country; made once for each and kept. */
export function makeFormat({ language, country, timeZone }: FormatPlace): Format {
  const locale = formatLocale(language, country)
  const zone = timeZone ?? usualTimeZone(country)
  const key = `${locale} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = createFormat(locale, zone)
  if (formats.size < 500) formats.set(key, format)
  return format
}

function createFormat(locale: string, timeZone: string) {
  const numbers = new Map<string, Intl.NumberFormat>()
  const lists = new Intl.ListFormat(locale)

  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const known = numbers.get(key)
    if (known) return known
    // Italian and Spanish would group from five digits on, beside documents that group from four.
    const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
    numbers.set(key, format)
    return format
  }

  function currencyText(minor: Minor, currency: string, options: Intl.NumberFormatOptions) {
    const digits = options.maximumFractionDigits ?? currencyDigits(currency)
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return print(numberFormat({ ...options, ...fraction }), minorToDecimal(minor, currency))
  }

  function number(value: string | number): string {
    return print(numberFormat({ maximumFractionDigits: 20 }), String(value))
  }

  function money(
    minor: Minor,
    currency: string,
    { sign = 'auto', isWhole }: MoneyOptions = {},
  ): string {
    return currencyText(minor, currency, {
      style: 'currency',
      currency,
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      ...(isWhole && { maximumFractionDigits: 0 }),
    })
  }

  return {
    /** The BCP 47 tag it formats for. */
    locale,
    timeZone,
    ...makeDateFormat(locale, timeZone),

    /** Minor units with the currency's sign: "€1,234.50", "1.234,50 €". */
    money,

    /** A price as decimal text, as `money`; one with more decimals than its currency, as `number`. */
    price(value: string, currency: string): string {
      const minor = parseAmount(value, currency)
      return minor === undefined ? number(value) : money(minor, currency)
    },

    /** Minor units without the currency's sign, for columns that name it in their head. */
    amount(
      minor: Minor,
      currency: string,
      { isWhole }: Pick<MoneyOptions, 'isWhole'> = {},
    ): string {
      return currencyText(minor, currency, {
        signDisplay: 'negative',
        ...(isWhole && { maximumFractionDigits: 0 }),
      })
    },

    /** Minor units as a person types them into a field: the decimal mark, but no groups. */
    amountInput(minor: Minor, currency: string): string {
      return currencyText(minor, currency, { useGrouping: false })
    },

    /** A decimal text ("1234.5") or a count; shows all of its decimals. */
    number,

    /** A decimal text as a person types it into a field. */
    numberInput(value: string): string {
      return print(numberFormat({ maximumFractionDigits: 20, useGrouping: false }), value)
    },

    /** Percent points as decimal text: "19" is "19%", "19 %". */
    percent(points: string | number): string {
      const options = { style: 'unit', unit: 'percent', maximumFractionDigits: 4 } as const
      return print(numberFormat(options), String(points))
    },

    /** Bytes in the unit that suits. */
    fileSize(bytes: number): string {
      const unit = bytes < 1000 ? 'byte' : bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
      const value = bytes / { byte: 1, kilobyte: 1000, megabyte: 1_000_000 }[unit]
      const maximumFractionDigits = value < 10 && unit !== 'byte' ? 1 : 0
      return numberFormat({ style: 'unit', unit, maximumFractionDigits }).format(value)
    },

    /** "A, B and C". */
    list: (texts: string[]): string => lists.format(texts),

    /** The name of a country by its ISO 3166 code. */
    country: (code: string): string => displayName(locale, 'region', code),
    /** The name of a currency by its ISO 4217 code. */
    currencyName: (code: string): string => displayName(locale, 'currency', code),
    /** The name of a language by its ISO 639 code. */
    languageName: (code: string): string => displayName(locale, 'language', code),
  }
}

/** The typographic minus stands in for the hyphen that Intl writes. */
function print(format: Intl.NumberFormat, decimal: string): string {
  return isNumeral(decimal) ? format.format(decimal).replace('-', '−') : decimal
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}

const names = new Map<string, Intl.DisplayNames>()

function displayName(
  locale: string,
  type: 'region' | 'currency' | 'language',
  code: string,
): string {
  const key = `${locale} ${type}`
  const known = names.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'code' })
  names.set(key, known)
  try {
    return known.of(code) ?? code
  } catch {
    return code
  }
}
