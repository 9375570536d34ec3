import type { Reader } from '../../../firm/store.ts'
import { openByDue } from '../../books/settlement/views.ts'
import type { ListQuery } from './list-query.ts'
import { lastLateDay } from './list-query.ts'
import { countByState, type Route, type Stat } from './list-reader.ts'

/** What matches apart from the tab, by state; `overdue` is the part of it that is late. */
export type Stats = { all: readonly Stat[]; overdue: readonly Stat[] | undefined }

/** As many are added up for one page; beyond it there are neither counts nor sums. */
export const maxSummed = 5_000

/**
 * What all that a filter matches comes to, whatever the tab, so that each tab has its count and its
 * sums. From sums the writer keeps where there are such, else added up; undefined for too many.
 */
export function statsMatching(
  reader: Reader,
  query: ListQuery,
  search: { rowNumbers: string; route: Route } | undefined,
): Stats | undefined {
  const all = { ...query, tab: 'all' as const }
  const { customerId, from, to, dueFrom, dueTo, within, added } = query
  const isDue = dueFrom !== undefined || dueTo !== undefined
  const isIssued = from !== undefined || to !== undefined
  if (search) return split(countByState(reader, all, search.rowNumbers, search.route))
  if (customerId !== undefined) return count(reader, all, { by: 'customer' })
  if (within && !isDue && !isIssued) return split(countByState(reader, all, undefined, byMaker))
  if (isDue) return count(reader, all, { by: 'dueDate' })
  if (added) return count(reader, all, { by: 'issueDate' })
  if (!isIssued) {
    return { all: inCurrency(keptByState(reader), query), overdue: keptOverdue(reader, query) }
  }
  if (within) return count(reader, all, { by: 'issueDate' })
  const late = { ...query, tab: 'overdue' as const }
  return {
    all: inCurrency(keptByDay(reader, query), query),
    overdue: countByState(reader, late, undefined, { by: 'issueDate' }, maxSummed),
  }
}

const byMaker: Route = { by: 'maker' }

/** The sums the writer keeps by kind, state and currency. */
export function keptByState({ sql }: Reader): Stat[] {
  return sql
    .exec<Stat>(
      `select kind, state, currency, 0 as isLate, count, total, due, total_base as totalBase,
         due_base as dueBase from invoice_stats where count <> 0`,
    )
    .toArray()
}

/** What is open and late by due date, or due in a span, by currency. */
export function keptOverdue(reader: Reader, { currency, today }: ListQuery): Stat[] {
  return keptDue(reader, { currency, from: '', to: lastLateDay(today) })
}

/** What is open and due from one day to another, by currency. */
export function keptDue(
  reader: Reader,
  { currency, from, to }: { currency: string | undefined; from: string; to: string },
): Stat[] {
  return openByDue(reader, { documentKind: 'invoice', from, to })
    .filter((sum) => currency === undefined || sum.currency === currency)
    .map(({ balance, balanceBase, ...sum }) => ({
      ...sum,
      kind: 'invoice',
      state: 'finalised',
      isLate: 1,
      due: balance,
      dueBase: balanceBase,
    }))
}

function keptByDay({ sql }: Reader, { from, to }: ListQuery): Stat[] {
  return sql
    .exec<Stat>(
      `select kind, state, currency, 0 as isLate, sum(count) as count, sum(total) as total,
         sum(due) as due, sum(total_base) as totalBase, sum(due_base) as dueBase
       from invoice_days where issue_date >= ? and issue_date <= ? group by kind, state, currency`,
      from ?? '',
      to ?? '9999',
    )
    .toArray()
}

function count(reader: Reader, query: ListQuery, route: Route): Stats | undefined {
  return split(countByState(reader, query, undefined, route, maxSummed))
}

function split(all: readonly Stat[] | undefined): Stats | undefined {
  return all && { all, overdue: all.filter(({ isLate }) => isLate === 1) }
}

function inCurrency(stats: readonly Stat[], { currency }: ListQuery): Stat[] {
  return stats.filter((stat) => currency === undefined || stat.currency === currency)
}
