import { isCurrency } from '#contract/core/currencies.ts'
import type { FieldProblem } from '#contract/core/errors.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'

type Amount = { amount: Minor; problem?: undefined } | { amount?: undefined; problem: FieldProblem }

/** Reads a machine decimal ("1234.50") as minor units of a currency, or says what is wrong. */
export function readAmount(text: string, currency: string): Amount {
  if (!isCurrency(currency)) return { problem: { key: 'unknownCurrency' } }
  const amount = parseAmount(text, currency)
  if (amount === undefined) return { problem: { key: problemKey(text) } }
  return amount < 0 ? { problem: { key: 'negative' } } : { amount }
}

function problemKey(text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return 'invalidAmount'
  return (text.split('.')[0] ?? '').length > 13 ? 'amountOutOfRange' : 'tooManyDecimals'
}

/** An amount as a person of the locale typed it; undefined when it is none. */
export function readTypedAmount(text: string, currency: string, locale: string): Minor | undefined {
  const decimal = parseLocaleDecimal(text, locale)
  return decimal === undefined ? undefined : readAmount(decimal, currency).amount
}
