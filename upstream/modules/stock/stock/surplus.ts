import type { FieldProblem } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { quantityText } from './quantity.ts'
import { stockSettings } from './settings.ts'

/**
 * How much more of a line of an order is taken or handed out without a second thought: what was
 * ordered and the firm's surplus, less what came or went already; never below nothing.
 * @param ordered ten-thousandths, as is `done`
 */
export function mostTaken(
  reader: Reader,
  { ordered, done }: { ordered: number; done: number },
): number {
  const whole = 100 + stockSettings(reader).surplusPercent
  return Math.max(0, Math.floor((ordered * whole) / 100) - done)
}

/** What is told at a quantity above it. */
export function aboveSurplus(most: number): FieldProblem {
  return { key: 'aboveSurplus', params: { maximum: quantityText(most) } }
}
