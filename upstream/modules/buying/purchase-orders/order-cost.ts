import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { OrderLine, StoredOrder, StoredOrderLine } from './reader.ts'

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

/**
 * By how much more the account of goods received must be cleared of a line, in minor units of the
 * base currency: what was billed of it clears what its receipts posted, a part of them its share,
 * and what is billed before it arrives the order's price.
 */
export function costToClear(
  reader: Reader,
  order: Pick<StoredOrder, 'currency' | 'exchangeRate'>,
  line: OrderLine,
): number {
  const { received, billed, receivedCost, clearedCost } = line
  const early = billed < 0 ? billed : Math.max(billed - received, 0)
  const arrived = shareOf(receivedCost, billed - early, received)
  return arrived + costOfUnits(reader, order, line, early) - clearedCost
}

function shareOf(cost: number, part: number, whole: number): number {
  if (part === whole || whole === 0) return part === 0 ? 0 : cost
  return Number(divideRound(BigInt(cost) * BigInt(part), BigInt(whole)))
}

function scaled(text: string, scale: number): bigint {
  const value = parseDecimal(text, { maxScale: scale })
  return value ? scaleTo(value, scale) : 0n
}
