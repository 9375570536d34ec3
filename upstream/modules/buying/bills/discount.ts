import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { minorFrom, unitsOf } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

type Owed = {
  supplierId: string
  date: string
  /** What the bill came to for its supplier, and what of it is open, in minor units. */
  total: number
  due: number
  /** What credits took off, and what money that was paid ahead settled of it. */
  credited: number
  paidAhead: number
}

/**
 * What a supplier lets the firm keep of a bill that is paid until a day, by what was agreed; null where
 * nothing was, or no more is open than that. It is for paying all of it in time, less credits: only of
 * a bill of which nothing is paid but ahead, and that counts as paid in time.
 */
export function agreedDiscount(
  reader: Reader,
  { supplierId, date, total, due, credited, paidAhead }: Owed,
): { amount: number; date: string } | null {
  const party = getStoredParty(reader, supplierId)
  const { purchaseDiscountRate, purchaseDiscountDays } = party
  const rate = parseDecimal(purchaseDiscountRate, { maxScale: 4 })
  const isWhole = due + credited + paidAhead === total
  if (!rate || rate.units <= 0n || purchaseDiscountDays === null || !isWhole) return null
  const share = divideRound(unitsOf(due + paidAhead) * scaleTo(rate, 4), 1_000_000n)
  const amount = minorFrom(share)
  return amount < due ? { amount, date: addDays(date, purchaseDiscountDays) } : null
}
