import { sum } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { CommissionRow } from './commission-rows.ts'
import type { Programme } from './programme.ts'

/** A payout to a partner: it takes rows whole, each row is in one payout at most. */
export type Payout = {
  /** Unique for good: one a partner, currency and day, by whichever way it is paid. */
  key: string
  partnerId: string
  currency: string
  amount: Minor
  rowKeys: string[]
  way: 'paymentRun' | 'wallet'
}

/** What is due and not paid now, and why; its rows stay for the next time. */
export type Carried = {
  partnerId: string
  currency: string
  amount: Minor
  reason: 'negative' | 'belowMinimum'
}

export type PayoutPlan = { payouts: Payout[]; carried: Carried[] }

export type PayoutInput = {
  /** Rows that are in no payout. */
  unpaidRows: readonly CommissionRow[]
  /** Invoices whose commissions wait for a review, as for a suspected self-referral. */
  heldInvoiceIds: ReadonlySet<string>
  minimums: Programme['minimums']
  /** How each partner is paid. One that is not named gets nothing for now. */
  ways: ReadonlyMap<string, Payout['way']>
  date: string
}

/**
 * Who is paid what on a day. Rows whose day has come count together by partner and currency, negative
 * ones too; only a positive balance of at least the minimum is paid, all else is carried. Of an invoice
 * under review nothing is paid, while what has to come back of it still counts.
 * @throws RangeError('amount_out_of_range')
 */
export function planPayouts(input: PayoutInput): PayoutPlan {
  const { minimums, ways, date } = input
  const plan: PayoutPlan = { payouts: [], carried: [] }
  for (const rows of grouped(dueRows(input), (row) => `${row.partnerId} ${row.currency}`)) {
    const [first] = rows
    const way = first === undefined ? undefined : ways.get(first.partnerId)
    if (first === undefined) continue
    const { partnerId, currency } = first
    const amount = balanceOf(rows)
    if (amount <= 0 || amount < (minimums[currency] ?? 0) || way === undefined) {
      const reason = amount < 0 ? 'negative' : 'belowMinimum'
      if (amount !== 0) plan.carried.push({ partnerId, currency, amount, reason })
      continue
    }
    const rowKeys = rows.map(({ key }) => key)
    const key = `payout/${partnerId}/${currency}/${date}`
    plan.payouts.push({ key, partnerId, currency, amount, rowKeys, way })
  }
  return plan
}

/** The rows that count on a day. */
export function dueRows({
  unpaidRows,
  heldInvoiceIds,
  date,
}: Pick<PayoutInput, 'unpaidRows' | 'heldInvoiceIds' | 'date'>): CommissionRow[] {
  const due = unpaidRows.filter(({ payableDate }) => payableDate <= date)
  const byLine = grouped(due, ({ invoiceId, lineId }) => `${invoiceId} ${lineId}`)
  return byLine.flatMap((rows) => {
    const isHeld = heldInvoiceIds.has(rows[0]?.invoiceId ?? '')
    // Less than nothing is due of the line only where more was paid out of it than it brings.
    return isHeld && balanceOf(rows) >= 0 ? [] : rows
  })
}

/** What rows are together, in minor units of their currency. */
export function balanceOf(rows: readonly { amount: Minor }[]): Minor {
  return minorFrom(sum(rows.map(({ amount }) => unitsOf(amount))))
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? []
    group.push(row)
    groups.set(keyOf(row), group)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}
