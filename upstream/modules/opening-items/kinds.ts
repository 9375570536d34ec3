import type { OpeningRole } from '#contract/opening-items.ts'

type Kind = { direction: 'receivable' | 'payable'; side: 'debit' | 'credit' }

/** As open items and entries name them, with the side of the party's account on which they stand. */
export const openingKinds = {
  openingInvoice: { direction: 'receivable', side: 'debit' },
  openingCredit: { direction: 'receivable', side: 'credit' },
  openingBill: { direction: 'payable', side: 'credit' },
  openingBillCredit: { direction: 'payable', side: 'debit' },
} as const satisfies Record<string, Kind>

export type OpeningKind = keyof typeof openingKinds

/** What an item is called: an amount below zero is a credit. */
export function openingKindOf(role: OpeningRole, amount: number): OpeningKind {
  if (role === 'customer') return amount < 0 ? 'openingCredit' : 'openingInvoice'
  return amount < 0 ? 'openingBillCredit' : 'openingBill'
}
