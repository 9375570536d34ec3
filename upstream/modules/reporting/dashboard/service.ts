import { isAllowed, scopeOf } from '#contract/core/roles.ts'
import type { Dashboard, DashboardQuery } from '#contract/reporting/dashboard.ts'
import { type Actor, keyOfActor } from '../../../firm/actor.ts'
import { addDays } from '../../../firm/calendar.ts'
import { reachOf } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { openBase } from '../../books/settlement/views.ts'
import { cashDifferences, categoryMonth, countWaiting } from '../../buying/expenses/index.ts'
import { hasItems } from '../../catalogue/items/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { hasCustomers } from '../../firm/parties/views.ts'
import {
  countDrafts,
  hasInvoices,
  invoicedByMonth,
  invoicedIn,
  listActivity,
  readStanding,
} from '../../selling/invoicing/views.ts'
import { type TakenMonth, takenAtCounters } from '../reports/views.ts'
import { type DaySpan, monthsUpTo, ownPeriod, periodOf } from './periods.ts'

const shownMonths = 12
const shownActivity = 6
const always = { from: '0001-01-01', to: '9999-12-31' }

type Sum = { amount: number; count: number }
type SumOf = (span: DaySpan) => Sum
/** Something of the period, and of the days that it is compared with. */
type Both<Value> = { now: Value; before: Value }

/** What some people saw last, each for a day and a period. */
const remembered = new Remembered<Dashboard>(50)

/**
 * The firm's figures, or those of the documents that the caller's role reaches: nothing in them is
 * of anybody else's.
 * @throws AppError invalid for a period of one's own without its days
 */
export function getDashboard(
  reader: Reader,
  context: FirmContext,
  query: DashboardQuery,
): Dashboard {
  const { actor } = context
  const today = firmDate(reader, context)
  const key = `${keyOfActor(actor)} ${today} ${JSON.stringify(query)}`
  return remembered.recall(reader, key, () => readDashboard(reader, actor, today, query))
}

function readDashboard(
  reader: Reader,
  actor: Actor,
  today: string,
  query: DashboardQuery,
): Dashboard {
  const { baseCurrency, timeZone } = getFirmProfile(reader)
  const days = query.period === 'custom' ? ownPeriod(query) : periodOf(query.period, today)
  const { now, before } = days
  const people = reachOf(actor, 'invoice')
  const payers = reachOf(actor, 'payment')
  // Whoever reaches all invoices sees what was paid on them.
  const payments = !people || isAllowed(actor, 'payment:view') ? findPaymentSteps() : undefined
  const months = monthsUpTo(today.slice(0, 7), shownMonths)
  const span = { from: `${months[0] ?? now.from}-01`, to: today }
  const invoiced = invoicedByMonth(reader, { ...span, people })
  const received = payments?.receivedByMonth(reader, { ...span, people: payers })
  // What tills sell is nobody's own: whoever reaches a part of the invoices sees a part of the firm.
  const seesTills = !people && isAllowed(actor, 'till:view')
  const taken = ({ from, to }: DaySpan) => (seesTills ? takenAtCounters(reader, from, to) : [])
  const atTills = taken(span)
  const tills = { now: taken(now), before: taken(before) }
  return {
    reach: scopeOf(actor, 'invoice'),
    currency: baseCurrency,
    timeZone,
    today,
    period: now,
    before,
    ...readStanding(reader, today, actor),
    received: payments
      ? compare(
          (of) => payments.receivedIn(reader, { ...of, people: payers }),
          days,
          tills,
          'received',
        )
      : null,
    invoiced: compare((of) => invoicedIn(reader, { ...of, people }), days, tills, 'sold'),
    credit: creditOf(reader, actor),
    drafts: countDrafts(reader, people),
    purchases: purchasesOf(reader, actor, today),
    months: months.map((month) => ({
      month,
      invoiced: amountIn(invoiced, month) + sumOfTills(ofMonth(atTills, month), 'sold').amount,
      received: received
        ? amountIn(received, month) + sumOfTills(ofMonth(atTills, month), 'received').amount
        : null,
    })),
    activity: listActivity(reader, shownActivity, people),
    hasCustomers: hasCustomers(reader),
    hasItems: hasItems(reader),
    hasInvoices: hasInvoices(reader, people),
    awaitsFirstPayment:
      payments !== undefined &&
      !payers &&
      atTills.length === 0 &&
      payments.receivedIn(reader, always).count === 0,
  }
}

function purchasesOf(reader: Reader, actor: Actor, today: string): Dashboard['purchases'] {
  const month = today.slice(0, 7)
  // What is owed to suppliers is kept as one sum, which whoever reaches a part must not see.
  const seesBills = isAllowed(actor, 'bill:view') && reachOf(actor, 'party') === undefined
  return {
    bills: seesBills ? owedToSuppliers(reader, actor, today) : null,
    expenses: isAllowed(actor, 'expense:view') ? spentIn(reader, month, actor) : null,
    claims: isAllowed(actor, 'expense:approve') ? countWaiting(reader, actor) : null,
  }
}

/** With what the old books left for whoever may see open items, else of bills alone. */
function owedToSuppliers(reader: Reader, actor: Actor, today: string) {
  const documentKind = isAllowed(actor, 'payment:view') ? undefined : 'bill'
  const owed = { direction: 'payable', side: 'credit', documentKind } as const
  return {
    amount: openBase(reader, owed),
    overdue: openBase(reader, { ...owed, to: addDays(today, -1) }),
  }
}

function spentIn(reader: Reader, month: string, actor: Actor) {
  const missing = cashDifferences(reader, month, actor)
  const amount = categoryMonth(reader, month, actor).reduce((sum, one) => sum + one.costBase, 0)
  return { month, amount: amount + missing, cashDifferences: missing }
}

/** Part of the open items, which whoever reaches a part of the firm does not see as one sum. */
function creditOf(reader: Reader, actor: Actor): number | null {
  const seesItems = isAllowed(actor, 'payment:view') && scopeOf(actor, 'payment') === 'all'
  if (!seesItems || reachOf(actor, 'invoice') || reachOf(actor, 'party')) return null
  return openBase(reader, { direction: 'receivable', side: 'credit' })
}

function compare(
  sumOf: SumOf,
  { now, before }: Both<DaySpan>,
  taken: Both<readonly TakenMonth[]>,
  what: TakenSum,
) {
  const [sum, tills] = [sumOf(now), sumOfTills(taken.now, what)]
  return {
    amount: sum.amount + tills.amount,
    count: sum.count + tills.count,
    previous: sumOf(before).amount + sumOfTills(taken.before, what).amount,
    atTills: tills.amount,
  }
}

function ofMonth(taken: readonly TakenMonth[], month: string): TakenMonth[] {
  return taken.filter((one) => one.month === month)
}

type TakenSum = 'sold' | 'received'

function sumOfTills(taken: readonly TakenMonth[], what: TakenSum): Sum {
  return taken.reduce(
    (sum, one) => ({ amount: sum.amount + one[what], count: sum.count + one.count }),
    { amount: 0, count: 0 },
  )
}

function amountIn(rows: readonly (Sum & { month: string })[], month: string): number {
  return rows.find((row) => row.month === month)?.amount ?? 0
}
