import { minorToDecimal } from '#contract/core/money.ts'

/**
 * Writes minor units in a locale, as the shell's formats do, for islands: they have no page around
 * them. `withSign` adds the currency's sign.
 */
export function amountText(
  minor: number,
  currency: string,
  locale: string,
  withSign = false,
): string {
  const decimal = minorToDecimal(minor, currency)
  const digits = decimal.split('.')[1]?.length ?? 0
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const look = withSign ? ({ style: 'currency', currency } as const) : {}
  return formatOf(locale, { ...look, ...fraction })
    .format(numeral(decimal))
    .replace('-', '−')
}

/** Percent points in a locale: "19" is "19%", "19 %". */
export function percentText(points: string, locale: string): string {
  const options = { style: 'unit', unit: 'percent', maximumFractionDigits: 4 } as const
  return formatOf(locale, options).format(numeral(points))
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
  if (formats.size < 200) formats.set(key, format)
  return format
}

/** Kept as text, so that no digit is lost on the way through a float. */
function numeral(decimal: string): `${number}` {
  return isNumeral(decimal) ? decimal : '0'
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
