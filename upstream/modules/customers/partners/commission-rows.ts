import { addDays } from '#contract/core/days.ts'
import { divideRound, sum } from '#contract/core/decimal.ts'
import { apportion, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { type CommissionRule, type Programme, readPercent, ruleOn } from './programme.ts'
import {
  type CommissionEvent,
  type CommissionInvoice,
  type SettledLine,
  settledLines,
} from './settled-net.ts'

/**
 * A commission, or a part of one that is taken back: written once, never changed. What a line brings is
 * the sum of its rows.
 */
export type CommissionRow = {
  /** Unique for good: the event, the line, and which part of it. */
  key: string
  eventKey: string
  partnerId: string
  invoiceId: string
  lineId: string
  currency: string
  amount: Minor
  /** The firm's day of the event. */
  date: string
  /** The first day on which it may be paid out, or taken from a payout. */
  payableDate: string
  /** The rule it was counted by, as it was then. */
  rule: CommissionRule
}

/** What is known of an invoice when something happens to it, read in the same transaction. */
export type CommissionHistory = {
  events: readonly CommissionEvent[]
  rows: readonly CommissionRow[]
  /** Keys of rows that are in a payout. */
  paidKeys: ReadonlySet<string>
}

/**
 * The rows that an event of an invoice adds: for each line, what its commission is afterwards less what
 * its rows say. The rule is that of the day of the invoice and stays the first row's. An event that is
 * known adds nothing, and so does one that leaves the commission as it is.
 *
 * What is added may be paid out when the hold after the event's day is over. What is taken back is taken
 * from rows of the line that are still held, the latest first; the rest is due at once, as what was paid
 * out has to come back.
 * @throws RangeError('amount_out_of_range'), TypeError('percent_malformed')
 */
export function commissionRows(
  invoice: CommissionInvoice,
  programme: Pick<Programme, 'rules' | 'holdDays'>,
  history: CommissionHistory,
  event: CommissionEvent,
): CommissionRow[] {
  if (history.events.some(({ key }) => key === event.key)) return []
  const rule = history.rows[0]?.rule ?? ruleOn(programme.rules, invoice.date)
  if (rule === undefined) return []
  const targets = lineCommissions(settledLines(invoice, [...history.events, event]), rule, invoice)
  return invoice.lines.flatMap(({ id }, at) => {
    const ofLine = history.rows.filter(({ lineId }) => lineId === id)
    const before = sum(ofLine.map(({ amount }) => unitsOf(amount)))
    const change = (targets[at] ?? 0n) - before
    const parts =
      change > 0n
        ? [{ amount: change, payableDate: addDays(event.date, programme.holdDays) }]
        : takenBack(-change, ofLine, history.paidKeys, event.date)
    return parts.map(({ amount, payableDate }, part) => ({
      key: `${event.key}/${id}/${part}`,
      eventKey: event.key,
      partnerId: invoice.partnerId,
      invoiceId: invoice.id,
      lineId: id,
      currency: invoice.currency,
      amount: minorFrom(amount),
      date: event.date,
      payableDate,
      rule,
    }))
  })
}

/**
 * The commission of each line, in the order of the lines: a percentage of what is settled, halves away
 * from zero, or the share of a fixed amount that was settled, the cent by largest remainder.
 */
export function lineCommissions(
  lines: readonly SettledLine[],
  rule: CommissionRule,
  { currency }: Pick<CommissionInvoice, 'currency'>,
): bigint[] {
  if (rule.kind === 'percent') {
    const { units, scale } = readPercent(rule.percent)
    return lines.map(({ settled, hasCommission }) =>
      hasCommission ? divideRound(settled * units, 100n * 10n ** BigInt(scale)) : 0n,
    )
  }
  const fixed = unitsOf(rule.amounts[currency] ?? 0)
  const counted = lines.map(({ settled, hasCommission }) => (hasCommission ? settled : 0n))
  const all = sum(lines.map(({ invoiced, hasCommission }) => (hasCommission ? invoiced : 0n)))
  if (all === 0n) return counted.map(() => 0n)
  const quotas = counted.map((settled) => settled * fixed)
  return apportion(divideRound(sum(quotas), all), quotas, all)
}

type Part = { amount: bigint; payableDate: string }

/** Negative parts: from what is held, by the day it would be paid, the latest first; the rest now. */
function takenBack(
  amount: bigint,
  rows: readonly CommissionRow[],
  paidKeys: ReadonlySet<string>,
  date: string,
): Part[] {
  const held = new Map<string, bigint>()
  for (const row of rows) {
    if (paidKeys.has(row.key) || row.payableDate <= date) continue
    held.set(row.payableDate, (held.get(row.payableDate) ?? 0n) + unitsOf(row.amount))
  }
  const parts: Part[] = []
  let rest = amount
  for (const [payableDate, left] of [...held].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (left <= 0n || rest === 0n) continue
    let taken = rest
    if (left < rest) taken = left
    parts.push({ amount: -taken, payableDate })
    rest -= taken
  }
  return rest > 0n ? [...parts, { amount: -rest, payableDate: date }] : parts
}
