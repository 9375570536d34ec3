import { parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { FieldProblem } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { quantityText } from './quantity.ts'
import { stockSettings } from './settings.ts'
import { findStockItem } from './stock-items.ts'

/** One per cent and the whole, in ten-thousandths of a per cent. */
const percent = 10_000n
const whole = 100n * percent

/**
 * How much more of a line of an order is taken or handed out without a second thought: what was
 * ordered and the surplus that its item, else the firm allows, less what came or went already; never
 * below nothing.
 * @param ordered ten-thousandths, as is `done`
 */
export function mostTaken(
  reader: Reader,
  { itemId, ordered, done }: { itemId: string | null; ordered: number; done: number },
): number {
  const own = itemId === null ? '' : (findStockItem(reader, itemId)?.surplusPercent ?? '')
  const decimal = own === '' ? undefined : parseDecimal(own, { maxScale: 4 })
  const surplus = decimal
    ? scaleTo(decimal, 4)
    : BigInt(stockSettings(reader).surplusPercent) * percent
  return Math.max(0, Number((BigInt(ordered) * (whole + surplus)) / whole) - done)
}

/** What is told at a quantity above it. */
export function aboveSurplus(most: number): FieldProblem {
  return { key: 'aboveSurplus', params: { maximum: quantityText(most) } }
}
