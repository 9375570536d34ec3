import { addMonths } from '#contract/core/days.ts'
import { type Decimal, parseDecimal } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'

/**
 * What a commission is: a percentage of the net, a decimal text, or a fixed amount for a whole invoice, in
 * minor units by currency. A rule holds for invoices from its day on.
 */
export type CommissionRule = { fromDate: string } & (
  | { kind: 'percent'; percent: string }
  | { kind: 'fixed'; amounts: Readonly<Record<string, Minor>> }
)

/** Which invoices of a customer count: the first paid one, or those of so many months from it, or all. */
export type Reach = { kind: 'first' } | { kind: 'months'; months: number } | { kind: 'always' }

export type Programme = {
  rules: readonly CommissionRule[]
  reach: Reach
  /** Days in which a click leads to a commission. */
  windowDays: number
  /** Days from a payment until its commission may be paid out. */
  holdDays: number
  /** The least that is paid out, by currency; none named means any positive amount. */
  minimums: Readonly<Record<string, Minor>>
  /** Whether a partner's coupon counts more than the last click; the page says so. */
  couponBeatsClick: boolean
}

/** The rule for an invoice of a day; undefined before the first one. */
export function ruleOn(
  rules: readonly CommissionRule[],
  invoiceDate: string,
): CommissionRule | undefined {
  return rules
    .filter(({ fromDate }) => fromDate <= invoiceDate)
    .sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1))
    .at(-1)
}

/** A percentage from 0 to 100. @throws TypeError('percent_malformed') */
export function readPercent(text: string): Decimal {
  const percent = parseDecimal(text, { maxScale: 4, maxIntegerDigits: 3 })
  const most = percent === undefined ? 0n : 100n * 10n ** BigInt(percent.scale)
  if (percent === undefined || percent.units < 0n || percent.units > most) {
    throw new TypeError('percent_malformed')
  }
  return percent
}

/** The first invoice of a customer that was paid, even in part, and the firm's day of that payment. */
export type FirstPaid = { invoiceId: string; date: string }

/**
 * Whether an invoice of a customer brings a commission. Months are counted from the day on which the first
 * one was paid, and asked of the day of the invoice: who pays late takes nothing from the partner. A
 * first invoice that is taken back stays the first.
 */
export function isInReach(
  reach: Reach,
  invoice: { id: string; date: string },
  firstPaid: FirstPaid,
): boolean {
  if (invoice.id === firstPaid.invoiceId || reach.kind === 'always') return true
  return reach.kind === 'months' && invoice.date < addMonths(firstPaid.date, reach.months)
}
