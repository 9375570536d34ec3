import type { Dashboard } from '#contract/dashboard.ts'
import { addDays, daysBetween } from '../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'
import { getFirmProfile } from '../firms/index.ts'
import {
  countDrafts,
  hasInvoices,
  invoicedByMonth,
  listActivity,
  type MonthSum,
} from '../invoicing/views.ts'
import { hasItems } from '../items/views.ts'
import { getStoredParty } from '../parties/index.ts'
import { hasCustomers } from '../parties/views.ts'
import { findPaymentSteps } from '../settlement/index.ts'
import { type Aged, countDebtors, listOverdue, receivableByAge } from '../settlement/views.ts'
import { daysOf, type MonthSpan, monthsUpTo, type PeriodKind, periodOf } from './periods.ts'

const buckets = ['current', 'd30', 'd60', 'd90', 'over90'] as const

/** The firm's figures, read from sums that are kept: the time it takes does not grow with them. */
export function getDashboard(reader: Reader, context: FirmContext, kind: PeriodKind): Dashboard {
  const { baseCurrency, timeZone } = getFirmProfile(reader)
  const today = dateIn(timeZone, context.now)
  const { now, before } = periodOf(kind, today)
  const months = monthsUpTo(now.to, 12)
  const first = [months[0] ?? now.from, before.from].sort()[0] ?? now.from
  const invoiced = invoicedByMonth(reader, first, now.to)
  const received = findPaymentSteps()?.receivedByMonth(reader, first, now.to) ?? []
  const edges = [0, 30, 60, 90].map((days) => addDays(today, -days))
  const aged = receivableByAge(reader, edges)
  const late = aged.filter(({ bucket }) => bucket > 0)
  const oldest = late.map((row) => row.oldest).sort()[0]
  return {
    currency: baseCurrency,
    timeZone,
    today,
    period: daysOf(now),
    receivable: { ...sumOf(aged), customers: countDebtors(reader) },
    overdue: { ...sumOf(late), oldestDays: oldest ? daysBetween(oldest, today) : 0 },
    received: compare(received, now, before),
    invoiced: compare(invoiced, now, before),
    drafts: countDrafts(reader),
    aging: ageOf(aged, edges),
    months: months.map((month) => ({
      month,
      invoiced: amountIn(invoiced, month),
      received: amountIn(received, month),
    })),
    overdueList: listOverdue(reader, today, 5).map((item) => ({
      id: item.documentId,
      number: item.number,
      customerName: getStoredParty(reader, item.partyId).name,
      currency: item.currency,
      due: item.balance,
      daysLate: daysBetween(item.dueDate, today),
    })),
    activity: listActivity(reader, 6),
    hasCustomers: hasCustomers(reader),
    hasItems: hasItems(reader),
    hasInvoices: hasInvoices(reader),
  }
}

/** The due dates of a bucket are what its list is filtered by. */
function ageOf(aged: readonly Aged[], edges: readonly string[]): Dashboard['aging'] {
  return buckets.map((bucket, at) => {
    const [younger, older] = [edges[at - 1], edges[at]]
    return {
      bucket,
      amount: aged.find((row) => row.bucket === at)?.amount ?? 0,
      from: older ?? null,
      to: younger === undefined ? null : addDays(younger, -1),
    }
  })
}

function sumOf(rows: readonly { amount: number; count: number }[]) {
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

function compare(rows: readonly MonthSum[], now: MonthSpan, before: MonthSpan) {
  const inside = ({ from, to }: MonthSpan) =>
    rows.filter(({ month }) => month >= from && month <= to)
  return { ...sumOf(inside(now)), previous: sumOf(inside(before)).amount }
}

function amountIn(rows: readonly MonthSum[], month: string): number {
  return rows.find((row) => row.month === month)?.amount ?? 0
}
