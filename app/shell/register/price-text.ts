import { currencyDigits } from '#contract/core/currencies.ts'

type PriceLook = {
  /** BCP 47 tag of the form to write in: `format.locale`. */
  locale: string
  currency: string
  /** As a person types it: without groups. */
  isInput?: boolean
  /** With the sign of its currency, where no head names it. */
  hasSign?: boolean
}

/**
 * A unit price, a decimal text of up to six decimals, as a person reads it: at least the decimals
 * of its currency, and more only where it has them. Text that is no number is given back.
 */
export function priceText(price: string, look: PriceLook): string {
  if (!isNumeral(price)) return price
  return formatOf(look).format(price).replace('-', '−')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are slow to make and few: kept for the isolate's life. */
function formatOf({ locale, currency, isInput, hasSign }: PriceLook): Intl.NumberFormat {
  const digits = currencyDigits(currency)
  const key = `${locale} ${digits} ${isInput} ${hasSign && currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    ...(hasSign && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 6),
    useGrouping: isInput ? false : 'always',
  })
  formats.set(key, format)
  return format
}

function isNumeral(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
