import type { CashLine } from '#contract/cash-line.ts'
import { isAllowed, scopedEntities } from '#contract/roles.ts'
import { addDays, laterOf } from '../../firm/calendar.ts'
import { reachOf } from '../../firm/reach.ts'
import { reachesRecord } from '../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { namesOfParties } from '../parties/views.ts'
import { invoicesToCome } from '../recurring/views.ts'
import { purchasesToCome } from '../recurring-purchases/views.ts'
import { taxesToPay } from '../reports/views.ts'
import { type ItemDue, itemsDueUntil } from '../settlement/views.ts'
import { listBankAccounts } from './accounts.ts'

const lastDay = 90
const marks = [30, 60, 90]
const shownItems = 500

/**
 * What the firm will have: what it has now, each open item on the day it is due, what recurring
 * invoices, bills and expenses will make on the day that is due, and the tax of periods that have
 * begun. What is late is expected today. What the caller's role does not reach is left out.
 */
export function cashLine(reader: Reader, context: FirmContext): CashLine {
  const today = firmDate(reader, context)
  const until = addDays(today, lastDay)
  const accounts = listBankAccounts(reader)
  const start = accounts.reduce((sum, { bookBalance }) => sum + bookBalance, 0)
  const open: Due[] = [...itemsDueUntil(reader, until), ...comingUntil(reader, until)]
  const due = open
    .filter(
      ({ documentKind, documentId, partyId }) =>
        reachesRecord(reader, context.actor, documentKind, documentId) &&
        reachesRecord(reader, context.actor, 'party', partyId),
    )
    .concat(taxesUntil(reader, context, until))
    .map((item) => ({ ...item, date: laterOf(item.dueDate, today) }))
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  const shown = due.slice(0, shownItems)
  const names = namesOfParties(
    reader,
    shown.flatMap(({ partyId }) => (partyId === '' ? [] : [partyId])),
  )
  return {
    today,
    currency: getFirmProfile(reader).baseCurrency,
    start,
    weeks: weeksOf(start, due, today, until),
    marks: marks.map((days) => {
      const date = addDays(today, days)
      return { days, date, ...flow(start, due, today, date) }
    }),
    items: shown.map(({ partyId, documentKind, documentId, documentNumber, period, ...item }) => ({
      ...item,
      period: period ?? null,
      kind: documentKind,
      id: documentId,
      number: documentNumber,
      partyName: names.get(partyId) ?? '',
    })),
    hasMore: due.length > shownItems,
  }
}

type Due = ItemDue & { period?: { from: string; to: string } }

/** Tax that is to be paid, or comes back; only for who may see the returns, which tell of all records. */
function taxesUntil(reader: Reader, context: FirmContext, until: string): Due[] {
  const { actor } = context
  const reachesAll = scopedEntities.every((entity) => reachOf(actor, entity) === undefined)
  if (!reachesAll || !isAllowed(actor, 'report:view')) return []
  return taxesToPay(reader, context, until).map(({ name, from, to, dueDate, amount }) => ({
    documentKind: 'taxReturn',
    documentId: '',
    documentNumber: name,
    partyId: '',
    dueDate,
    amount: -amount,
    period: { from, to },
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
