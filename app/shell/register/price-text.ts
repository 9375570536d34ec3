import { currencyDigits } from '#contract/core/currencies.ts'

type PriceLook = {
  /** BCP 47 tag of the form to write in: `format.locale`. */
  locale: string
  currency: string
  /** As a person types it: without groups. */
  isInput?: boolean
}

/**
 * A unit price, a decimal text of up to six decimals, as a person reads it: at least the decimals
 * of its currency, and more only where it has them. Text that is no number is given back.
 */
export function priceText(price: string, { locale, currency, isInput }: PriceLook): string {
  if (!isNumeral(price)) return price
  return formatOf(locale, currencyDigits(currency), !isInput).format(price).replace('-', '−')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are slow to make and few: kept for the isolate's life. */
function formatOf(locale: string, digits: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale} ${digits} ${useGrouping}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 6),
    useGrouping: useGrouping ? 'always' : false,
  })
  formats.set(key, format)
  return format
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
