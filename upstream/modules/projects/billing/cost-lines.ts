import type { Minor } from '#contract/core/money.ts'

/** An expense or a purchase of a project that its client pays. */
export type BillableCost = {
  id: string
  kind: 'expense' | 'purchase'
  description: string
  date: string
  /** What it cost without tax, in the currency of the invoice. */
  netAmount: Minor
  /** Added on top, a decimal of per cent; "0" passes it on as it is. */
  markupPercent: string
}

export type CostLine = Omit<BillableCost, 'netAmount' | 'markupPercent'> & {
  netAmount: Minor
  amount: Minor
}
