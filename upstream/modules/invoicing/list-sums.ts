import type { InvoicePage, InvoiceTab } from '#contract/invoices.ts'
import type { Reader } from '../../firm/store.ts'
import { countOverdue, openByDue } from '../settlement/views.ts'
import { isOnTab, type ListQuery, latestDueDate } from './list-query.ts'
import type { Sum } from './list-reader.ts'

type Stat = {
  kind: string
  state: string
  currency: string
  count: number
  total: number
  due: number
}

/**
 * The sums the writer keeps by kind, state and currency; for whoever reaches a part of the documents
 * alone, the same of that part.
 */
export function statsOf({ sql }: Reader, within?: ListQuery['within']): Stat[] {
  if (within) {
    return sql
      .exec<Stat>(
        `select kind, state, currency, count(*) as count, sum(total) as total, sum(due) as due
         from invoices where ${within.sql} group by kind, state, currency`,
        ...within.bound,
      )
      .toArray()
  }
  return sql
    .exec<Stat>(
      'select kind, state, currency, count, total, due from invoice_stats where count <> 0',
    )
    .toArray()
}

/** How many documents each tab holds; nothing is counted for it. */
export function countsOf(
  reader: Reader,
  stats: readonly Stat[],
  { today, within }: Pick<ListQuery, 'today' | 'within'>,
): InvoicePage['counts'] {
  const count = (tab: InvoiceTab) =>
    stats.reduce((sum, stat) => (isOnTab(tab, stat) ? sum + stat.count : sum), 0)
  return {
    all: count('all'),
    draft: count('draft'),
    issued: count('issued'),
    open: count('open'),
    sent: count('sent'),
    partlyPaid: count('partlyPaid'),
    overdue: within
      ? countOwnOverdue(reader, today, within)
      : countOverdue(reader, 'invoice', today),
    paid: count('paid'),
    credited: count('credited'),
    writtenOff: count('writtenOff'),
    void: count('void'),
    creditNote: count('creditNote'),
  }
}

function countOwnOverdue(
  { sql }: Reader,
  today: string,
  within: NonNullable<ListQuery['within']>,
): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from invoices where ${within.sql} and kind = 'invoice'
       and state in ('finalised', 'sent', 'viewed', 'partlyPaid') and due_date < ?`,
      ...within.bound,
      today,
    )
    .one().count
}

/**
 * Sums over what the filter matches where the writer keeps them: by state, by day of issue, or by
 * day due. Undefined for a filter nobody keeps sums of.
 */
export function keptSums(
  reader: Reader,
  query: ListQuery,
  stats: readonly Stat[],
): Sum[] | undefined {
  const { tab, q, customerId, currency, from, to, dueFrom } = query
  if (q !== undefined || customerId !== undefined) return undefined
  const hasIssueSpan = from !== undefined || to !== undefined
  const hasDueSpan = dueFrom !== undefined || latestDueDate(query) !== undefined
  if (query.within && (hasDueSpan || hasIssueSpan)) return undefined
  if (hasDueSpan) {
    if (hasIssueSpan || (tab !== 'open' && tab !== 'overdue')) return undefined
    return sumUp(daysDue(reader, query), query, currency)
  }
  return sumUp(hasIssueSpan ? daysOfIssue(reader, query) : stats, query, currency)
}

function daysOfIssue({ sql }: Reader, { from, to }: ListQuery): Stat[] {
  return sql
    .exec<Stat>(
      `select kind, state, currency, sum(count) as count, sum(total) as total, sum(due) as due
       from invoice_days where issue_date >= ? and issue_date <= ? group by kind, state, currency`,
      from ?? '',
      to ?? '9999',
    )
    .toArray()
}

function daysDue(reader: Reader, query: ListQuery): Stat[] {
  const [from, to] = [query.dueFrom ?? '', latestDueDate(query) ?? '9999']
  return openByDue(reader, { documentKind: 'invoice', from, to }).map(({ balance, ...sum }) => ({
    ...sum,
    kind: 'invoice',
    state: 'finalised',
    due: balance,
  }))
}

/** A currency a row. Among everything, a credit note takes back. */
function sumUp(stats: readonly Stat[], { tab }: ListQuery, currency: string | undefined): Sum[] {
  const sums = new Map<string, Sum>()
  for (const stat of stats) {
    if (!isOnTab(tab, stat) || (currency !== undefined && stat.currency !== currency)) continue
    const sum = sums.get(stat.currency) ?? { currency: stat.currency, count: 0, total: 0, due: 0 }
    const sign = tab === 'all' && stat.kind === 'creditNote' ? -1 : 1
    sums.set(stat.currency, {
      currency: stat.currency,
      count: sum.count + stat.count,
      total: sum.total + sign * stat.total,
      due: sum.due + (stat.state === 'draft' || stat.state === 'void' ? 0 : stat.due),
    })
  }
  return [...sums.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
