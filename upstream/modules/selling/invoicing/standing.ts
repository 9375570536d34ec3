import { isAllowed } from '#contract/core/roles.ts'
import type { ShortStanding, Standing } from '#contract/core/standing.ts'
import { maxInstalments } from '#contract/selling/instalments.ts'
import type { Actor } from '../../../firm/actor.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import {
  type Aged,
  countDebtors,
  listOverdue,
  type OverdueItem,
  openOfDocuments,
  receivableByAge,
} from '../../books/settlement/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

const buckets = ['current', 'd30', 'd60', 'd90', 'over90'] as const
const maxListed = 5
/** The sums of at most so many open invoices of some people are given. */
const maxUnsettled = 5000

/**
 * What customers owe the firm by how late it is: on the invoices that the caller's role reaches,
 * and, for whoever reaches all and may see what awaits money, on everything else, such as what the
 * old books left and what reminders charged. So the figures are those of a list the caller may open.
 */
export function readStanding(reader: Reader, today: string, actor: Actor): Standing {
  const edges = [0, 30, 60, 90].map((days) => addDays(today, -days))
  const people = reachOf(actor, 'invoice')
  const documentKind = isAllowed(actor, 'payment:view') ? undefined : 'invoice'
  const { aged, debtors, late } = people
    ? ofPeople(reader, { people, edges, today })
    : ofFirm(reader, { edges, today, documentKind })
  const overdue = aged.filter(({ bucket }) => bucket > 0)
  const oldest = overdue.map((row) => row.oldest).sort()[0]
  return {
    receivable: { ...sumOf(aged), customers: debtors },
    overdue: { ...sumOf(overdue), oldestDays: oldest ? daysBetween(oldest, today) : 0 },
    aging: ageOf(aged, edges),
    overdueList: byDocument(late).map((item) => ({
      documentKind: item.documentKind,
      id: item.documentId,
      number: item.number,
      customerName: getStoredParty(reader, item.partyId).name,
      currency: item.currency,
      due: item.balance,
      daysLate: daysBetween(item.dueDate, today),
    })),
  }
}

/** Late instalments of one invoice are one row, late since the first of them. */
function byDocument(late: readonly OverdueItem[]): OverdueItem[] {
  const rows = new Map<string, OverdueItem>()
  for (const item of late) {
    const before = rows.get(item.documentId)
    rows.set(item.documentId, before ? { ...before, balance: before.balance + item.balance } : item)
  }
  return [...rows.values()].slice(0, maxListed)
}

type Asked = { edges: readonly string[]; today: string }
type Found = { aged: Aged[]; debtors: number; late: OverdueItem[] }

/** From sums that are kept: the time it takes does not grow with the firm. */
function ofFirm(
  reader: Reader,
  { edges, today, documentKind }: Asked & { documentKind: string | undefined },
): Found {
  const limit = maxListed * maxInstalments
  return {
    aged: receivableByAge(reader, edges, documentKind),
    debtors: countDebtors(reader, documentKind),
    late: listOverdue(reader, { today, limit, documentKind }),
  }
}

function ofPeople(
  reader: Reader,
  { people, edges, today }: Asked & { people: readonly string[] },
): Found {
  const open = openOfDocuments(reader, listUnsettled(reader, people, maxUnsettled))
  const aged = buckets.flatMap((_, bucket) => {
    const rows = open.filter(({ dueDate }) => bucketOf(dueDate, edges) === bucket)
    const [first] = rows
    if (!first) return []
    const amount = rows.reduce((sum, { balanceBase }) => sum + balanceBase, 0)
    return [{ bucket, amount, count: rows.length, oldest: first.dueDate }]
  })
  return {
    aged,
    debtors: new Set(open.map(({ partyId }) => partyId)).size,
    late: open
      .filter(({ dueDate }) => dueDate < today)
      .map((item) => ({ ...item, documentKind: 'invoice' })),
  }
}

function bucketOf(dueDate: string, edges: readonly string[]): number {
  return edges.filter((edge) => dueDate < edge).length
}

/** The due dates of a bucket are what its list is filtered by. */
function ageOf(aged: readonly Aged[], edges: readonly string[]): Standing['aging'] {
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

/** What a list of several firms shows of each. */
export function shortStanding(reader: Reader, { actor, now }: FirmContext): ShortStanding {
  const { baseCurrency, timeZone } = getFirmProfile(reader)
  const { receivable, overdue } = readStanding(reader, dateIn(timeZone, now), actor)
  return { currency: baseCurrency, receivable: receivable.amount, overdue: overdue.amount }
}

/** Ids of issued invoices of some people that are not settled; not more than `limit`. */
function listUnsettled({ sql }: Reader, people: readonly string[], limit: number): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from invoices where created_by in (select value from json_each(?))
         and kind = 'invoice' and state in ('finalised', 'sent', 'viewed', 'partlyPaid') limit ?`,
      JSON.stringify(people),
      limit,
    )
    .toArray()
    .map(({ id }) => id)
}
