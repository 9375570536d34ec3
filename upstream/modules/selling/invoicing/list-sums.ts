import { type InvoicePage, InvoiceTab } from '#contract/selling/invoices.ts'
import type { Reader } from '../../../firm/store.ts'
import { isOnTab, type ListQuery, latestDueDate } from './list-query.ts'
import type { Stat } from './list-reader.ts'
import { keptDue, type Stats } from './list-stats.ts'

export type Sum = InvoicePage['totals'][number]

/** What a tab comes to. */
export type TabSums = {
  /** How many documents it has. */
  matching: number
  /** How many of them are drafts and void ones among others, which are in no sum. */
  leftOut: number
  totals: Sum[]
}

/** How many documents each tab holds; a tab of too many to be counted has no number. */
export function countsOf(stats: Stats | undefined): InvoicePage['counts'] {
  if (!stats) return {}
  const counts: InvoicePage['counts'] = {}
  for (const tab of InvoiceTab.options) {
    const own = statsOn(stats, tab)
    if (own) counts[tab] = own.reduce((sum, { count }) => sum + count, 0)
  }
  return counts
}

/** The sums of a tab; undefined where they are not known from what was counted. */
export function sumsOn(stats: Stats | undefined, tab: InvoiceTab): TabSums | undefined {
  const own = stats && statsOn(stats, tab)
  return own && sumUp(own, tab)
}

/** What is open and due in a span of days, which settlement keeps sums of. */
export function sumsDue(reader: Reader, query: ListQuery): TabSums | undefined {
  const { tab, q, customerId, currency, from, to, within, added } = query
  if (tab !== 'open' && tab !== 'overdue') return undefined
  if (within || added || [q, customerId, from, to].some((filter) => filter !== undefined))
    return undefined
  const span = { from: query.dueFrom ?? '', to: latestDueDate(query) ?? '9999' }
  return sumUp(keptDue(reader, { currency, ...span }), tab)
}

/** A currency a row. Among everything a credit note takes back, and what is no sale is left out. */
export function sumUp(stats: readonly Stat[], tab: InvoiceTab): TabSums {
  const sums = new Map<string, Sum>()
  let leftOut = 0
  for (const stat of stats) {
    const { currency, count, state } = stat
    const isDraft = state === 'draft'
    if (tab === 'all' && (isDraft || state === 'void')) {
      leftOut += count
      continue
    }
    const sum = sums.get(currency) ?? { ...nothing, currency }
    const sign = tab === 'all' && stat.kind === 'creditNote' ? -1 : 1
    const isOwed = !isDraft && state !== 'void'
    sums.set(currency, {
      currency,
      count: sum.count + count,
      total: sum.total + sign * stat.total,
      totalBase: sum.totalBase + sign * stat.totalBase,
      due: sum.due + (isOwed ? stat.due : 0),
      dueBase: sum.dueBase + (isOwed ? stat.dueBase : 0),
    })
  }
  const totals = [...sums.values()].filter(({ count }) => count > 0)
  totals.sort((one, other) => (one.currency < other.currency ? -1 : 1))
  const added = totals.reduce((sum, { count }) => sum + count, 0)
  return { matching: added + leftOut, leftOut, totals }
}

const nothing = { count: 0, total: 0, totalBase: 0, due: 0, dueBase: 0 }

function statsOn({ all, overdue }: Stats, tab: InvoiceTab): readonly Stat[] | undefined {
  return (tab === 'overdue' ? overdue : all)?.filter((stat) => isOnTab(tab, stat))
}
