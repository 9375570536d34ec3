import type { Format } from '#app/shell/format.ts'
import { currencyDigits, isCurrency } from '#contract/currencies.ts'
import { parseAmount } from '#contract/money.ts'

/** A price as a person types it: with the currency's digits, or more where it has more. */
export function priceInput(
  price: string,
  currency: string,
  { amountInput, numberInput }: Pick<Format, 'amountInput' | 'numberInput'>,
): string {
  if (price === '') return ''
  const decimals = price.split('.')[1]?.length ?? 0
  const isShort = isCurrency(currency) && decimals <= currencyDigits(currency)
  const minor = isShort ? parseAmount(price, currency) : undefined
  return minor === undefined ? numberInput(price) : amountInput(minor, currency)
}
