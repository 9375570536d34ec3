import { isAllowed } from '#contract/core/roles.ts'
import { type CashAssumption, type CashLine, cashLineContract } from '#contract/money/cash-line.ts'
import { hooks } from '../../../core/hooks.ts'
import { addDays, laterOf } from '../../../firm/calendar.ts'
import { answer, read } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type ItemDue, itemsDueUntil } from '../../books/settlement/views.ts'
import { withheldToPay } from '../../buying/bills/views.ts'
import { claimantsOf } from '../../buying/expenses/views.ts'
import { purchasesToCome } from '../../buying/recurring-purchases/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { invoicesToCome } from '../../selling/recurring/views.ts'
import { listBankAccounts } from './accounts.ts'
import { neededFor } from './needed-for.ts'

const lastDay = 90
const marks = [30, 60, 90]
const shownItems = 500

/**
 * What the firm will have: what it has now, each open item on the day it is due, what recurring
 * invoices, bills and expenses will make on the day that is due, what bills hold back for the tax
 * office, and the tax of periods that have begun. What is late is expected today. What the caller's role does not reach
 * or show is left out.
 */
export function cashLine(
  reader: Reader,
  context: FirmContext,
  { delayDays, extra, extraOn }: CashAssumption = { delayDays: 0, extra: 0 },
): CashLine {
  const today = firmDate(reader, context)
  const until = addDays(today, lastDay)
  const accounts = listBankAccounts(reader)
  const start = accounts.reduce((sum, { bookBalance }) => sum + bookBalance, 0)
  const open: CashDue[] = [
    ...itemsDueUntil(reader, until),
    ...comingUntil(reader, until),
    ...withheldUntil(reader, today, until),
  ]
  const due = open
    .filter(({ documentKind }) => isAllowed(context.actor, neededFor(documentKind)))
    .filter(
      ({ documentKind, documentId, partyId }) =>
        reachesRecord(reader, context.actor, documentKind, documentId) &&
        reachesRecord(reader, context.actor, 'party', partyId),
    )
    .concat(otherDues(reader, context, until))
    .map((item) => {
      const date = laterOf(item.dueDate, today)
      return { ...item, date: item.amount > 0 ? addDays(date, delayDays) : date }
    })
    .concat(extra === 0 ? [] : [assumed(extra, laterOf(extraOn ?? today, today))])
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  const shown = due.slice(0, shownItems)
  const nameOf = namesFor(reader, context, shown)
  return {
    today,
    currency: getFirmProfile(reader).baseCurrency,
    start,
    weeks: weeksOf(start, due, today, until),
    marks: marks.map((days) => {
      const date = addDays(today, days)
      return { days, date, ...flow(start, due, today, date) }
    }),
    items: shown.map(({ partyId, documentKind, documentId, documentNumber, ...item }) => ({
      ...item,
      period: item.period ?? null,
      isWithheld: item.isWithheld ?? false,
      kind: documentKind,
      id: documentId,
      number: documentNumber,
      partyName: nameOf(documentId, partyId),
    })),
    hasMore: due.length > shownItems,
  }
}

/** Who is meant by items: customers and suppliers for who may see them, and whoever claims an expense. */
function namesFor(reader: Reader, { actor }: FirmContext, items: readonly CashDue[]) {
  const claims = items.filter(({ documentKind }) => documentKind === 'expense')
  const claimants = claimantsOf(
    reader,
    claims.map(({ documentId }) => documentId),
  )
  const parties = isAllowed(actor, 'party:view')
    ? namesOfParties(
        reader,
        items.map(({ partyId }) => partyId).filter((id) => id !== ''),
      )
    : new Map<string, string>()
  return (documentId: string, partyId: string) =>
    claimants.get(documentId) ?? parties.get(partyId) ?? ''
}

/** What is expected on a day; positive where it comes in. */
export type CashDue = ItemDue & { period?: { from: string; to: string }; isWithheld?: boolean }

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Money will be paid, or come, that no open item says: taxes, wages. Only what the caller may see. */
    cashDues: (reader: Reader, context: FirmContext, until: string) => readonly CashDue[]
  }
}

/** Something more that is only supposed. */
function assumed(amount: number, date: string): CashDue & { date: string } {
  const none = { documentKind: '', documentId: '', documentNumber: '', partyId: '' }
  return { ...none, dueDate: date, date, amount }
}

/** What other modules expect until a day. */
function otherDues(reader: Reader, context: FirmContext, until: string): CashDue[] {
  return hooks('cashDues').flatMap((list) => list(reader, context, until))
}

/** What bills hold back for the tax office, as a second amount of each. */
function withheldUntil(reader: Reader, today: string, until: string): CashDue[] {
  return withheldToPay(reader, today)
    .filter(({ dueDate }) => dueDate <= until)
    .map(({ billId, number, supplierId, dueDate, amount }) => ({
      documentKind: 'bill',
      documentId: billId,
      documentNumber: number,
      partyId: supplierId,
      isWithheld: true,
      dueDate,
      amount: -amount,
    }))
}

/** Invoices, bills and expenses that recurring ones will make, as if they were there. */
function comingUntil(reader: Reader, until: string): ItemDue[] {
  const purchases = purchasesToCome(reader, until).map(
    ({ id, name, supplierId, dueDate, total }) => ({
      documentKind: 'recurringPurchase',
      documentId: id,
      documentNumber: name,
      partyId: supplierId,
      dueDate,
      amount: -total,
    }),
  )
  const invoices = invoicesToCome(reader, until).map(
    ({ id, name, customerId, dueDate, total }) => ({
      documentKind: 'recurring',
      documentId: id,
      documentNumber: name,
      partyId: customerId,
      dueDate,
      amount: total,
    }),
  )
  return [...invoices, ...purchases]
}

type Dated = Pick<ItemDue, 'amount'> & { date: string }

function weeksOf(
  start: number,
  due: readonly Dated[],
  today: string,
  until: string,
): CashLine['weeks'] {
  const weeks: CashLine['weeks'] = []
  let balance = start
  for (let from = today; from <= until; from = addDays(from, 7)) {
    const week = addDays(from, 6)
    const to = week < until ? week : until
    const moved = flow(balance, due, from, to)
    weeks.push({ from, to, ...moved })
    balance = moved.balance
  }
  return weeks
}

function flow(start: number, due: readonly Dated[], from: string, to: string) {
  const own = due.filter(({ date }) => date >= from && date <= to)
  const sum = (sign: 1 | -1) =>
    own.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0)
  const [into, out] = [sum(1), sum(-1)]
  return { in: into, out, balance: start + into - out }
}

export const cashLineHandlers = answer(cashLineContract, {
  cashLine: read((reader, firm, assumption) => cashLine(reader, firm, assumption)),
})
