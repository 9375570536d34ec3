import type { OpeningKind, OpeningRole } from '#contract/books/opening-items.ts'

/** What an item is called: an amount below zero is a credit. */
export function openingKindOf(role: OpeningRole, amount: number): OpeningKind {
  if (role === 'customer') return amount < 0 ? 'openingCredit' : 'openingInvoice'
  return amount < 0 ? 'openingBillCredit' : 'openingBill'
}
