import { addDays } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { itemsToPay } from '../../../books/settlement/views.ts'
import { agreedDiscount, billsWithDiscount } from '../../../buying/bills/views.ts'
import { suppliersWithDiscount } from '../../../firm/parties/views.ts'

/** A bank may book what was paid in time some days later: over a weekend and a holiday. */
const daysUnderWay = 4
const maxBills = 1_000

/** What is open of a bill, what of that its supplier lets the firm keep, and until which day. */
export type BillDiscount = { due: number; amount: number; date: string }

/** Agreed discounts of open bills in a currency by their ids; minor units. */
export function discountsOfBills(reader: Reader, currency: string): Map<string, BillDiscount> {
  const suppliers = suppliersWithDiscount(reader)
  const own = billsWithDiscount(reader)
  if (suppliers.size + own.size === 0) return new Map()
  const bills = itemsToPay(reader, { currency, limit: maxBills }).filter(
    ({ documentKind, documentId, payeeId }) =>
      documentKind === 'bill' && (suppliers.has(payeeId) || own.has(documentId)),
  )
  return new Map(
    bills.flatMap(({ documentId, payeeId: supplierId, ...bill }) => {
      const agreed = agreedDiscount(reader, { billId: documentId, supplierId, ...bill })
      return agreed ? [[documentId, { due: bill.due, ...agreed }] as const] : []
    }),
  )
}

/** What is kept of a bill if the bank booked its payment on a day; 0 where that is too late. */
export function discountOn(day: string, discount: BillDiscount | undefined): number {
  return discount && day <= addDays(discount.date, daysUnderWay) ? discount.amount : 0
}
