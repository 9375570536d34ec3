import type { Format } from '#app/shell/format.ts'
import { currencyDigits, isCurrency } from '#contract/core/currencies.ts'
import { parseAmount } from '#contract/core/money.ts'

/** A price as a person types it: with the currency's digits, or more where it has more. */
export function priceInput(
  price: string,
  currency: string,
  { amountInput, numberInput }: Pick<Format, 'amountInput' | 'numberInput'>,
): string {
  if (price === '') return ''
  const minor = minorOf(price, currency)
  return minor === undefined ? numberInput(price) : amountInput(minor, currency)
}

/** A price as it is read: with the currency's digits, or more where it has more. */
export function priceText(
  price: string,
  currency: string,
  { amount, number }: Pick<Format, 'amount' | 'number'>,
): string {
  if (price === '') return ''
  const minor = minorOf(price, currency)
  return minor === undefined ? number(price) : amount(minor, currency)
}

/** Nothing where it has more digits than the currency. */
function minorOf(price: string, currency: string): number | undefined {
  const decimals = price.split('.')[1]?.length ?? 0
  const isShort = isCurrency(currency) && decimals <= currencyDigits(currency)
  return isShort ? parseAmount(price, currency) : undefined
}
