import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { minorFrom, unitsOf } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

type Owed = {
  billId: string
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
 * What a supplier lets the firm keep of a bill that is paid until a day, by what the bill's own file grants,
 * else by what was agreed; null where
 * nothing was, or no more is open than that. It is for paying all of it in time, less credits: only of
 * a bill of which nothing is paid but ahead, and that counts as paid in time.
 */
export function agreedDiscount(
  reader: Reader,
  { billId, supplierId, date, total, due, credited, paidAhead }: Owed,
): { amount: number; date: string } | null {
  const terms = termsOfBill(reader, billId) ?? termsOfSupplier(reader, supplierId)
  const rate = parseDecimal(terms.rate, { maxScale: 4 })
  const isWhole = due + credited + paidAhead === total
  if (!rate || rate.units <= 0n || terms.days === null || !isWhole) return null
  const share = divideRound(unitsOf(due + paidAhead) * scaleTo(rate, 4), 1_000_000n)
  const amount = minorFrom(share)
  return amount < due ? { amount, date: addDays(date, terms.days) } : null
}

type Terms = { rate: string; days: number | null }

/** What the file of a bill grants; undefined where it grants nothing. */
function termsOfBill({ sql }: Reader, billId: string): Terms | undefined {
  const [found] = sql.exec<Terms>(
    `select discount_rate as rate, discount_days as days from bills
     where id = ? and discount_rate <> ''`,
    billId,
  )
  return found
}

function termsOfSupplier(reader: Reader, supplierId: string): Terms {
  const { purchaseDiscountRate, purchaseDiscountDays } = getStoredParty(reader, supplierId)
  return { rate: purchaseDiscountRate, days: purchaseDiscountDays }
}

/** Ids of open bills whose own file grants a discount. */
export function billsWithDiscount({ sql }: Reader): Set<string> {
  const rows = sql.exec<{ id: string }>(
    "select id from bills where stage = 'open' and discount_rate <> '' limit 1000",
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
