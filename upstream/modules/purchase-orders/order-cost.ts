import { currencyDigits } from '#contract/currencies.ts'
import { divideRound, parseDecimal, scaleTo } from '#contract/decimal.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import type { StoredOrder, StoredOrderLine } from './reader.ts'

/** What one unit of a line costs in the base currency, decimal text with six decimals at most. */
export function orderCost(
  reader: Reader,
  { currency, exchangeRate }: Pick<StoredOrder, 'currency' | 'exchangeRate'>,
  { unitPrice }: Pick<StoredOrderLine, 'unitPrice'>,
): string {
  if (currency === getFirmProfile(reader).baseCurrency) return unitPrice
  const millionths = divideRound(scaled(unitPrice, 6) * scaled(exchangeRate, 10), 10n ** 10n)
  return `${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')}`
}

/** What so many ten-thousandths of a line cost in minor units of the base currency. */
export function costOfUnits(
  reader: Reader,
  order: Pick<StoredOrder, 'currency' | 'exchangeRate'>,
  line: Pick<StoredOrderLine, 'unitPrice'>,
  units: number,
): number {
  const minor = 10n ** BigInt(currencyDigits(getFirmProfile(reader).baseCurrency))
  const cost = scaled(orderCost(reader, order, line), 6)
  return Number(divideRound(cost * BigInt(units) * minor, 10n ** 10n))
}

function scaled(text: string, scale: number): bigint {
  const value = parseDecimal(text, { maxScale: scale })
  return value ? scaleTo(value, scale) : 0n
}
