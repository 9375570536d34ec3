import { keptDisplayNames } from '#contract/core/kept-formats.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportLink, ReportName } from '#contract/reporting/reports.ts'
import { turnoverByParty } from '../../books/ledger/views.ts'
import { namesOfItems, parentsOfItems } from '../../catalogue/items/views.ts'
import { countriesOfParties, namesOfParties } from '../../firm/parties/views.ts'
import { namesOfPeople } from '../../firm/records/index.ts'
import { type SoldField, soldLines } from '../../selling/invoicing/views.ts'
import { counterLines, unpostedCounterSales } from './counter-sales.ts'
import { turnoverIn, turnoverLink } from './figures.ts'
import type { Frame } from './frame.ts'
import { narrowed, none } from './kept.ts'
import { type Opens, questionsOf, rankedReport, type Sold, sumsOf } from './ranked.ts'
import { comparedSpan, partsOf, type Span } from './span.ts'
import { accountsIn, resultGroups } from './statement-groups.ts'

/** The accounts of the group "Revenue": sales reports add up to it. */
function revenueAccounts({ chart }: Frame) {
  const [revenue] = resultGroups
  return revenue ? accountsIn(chart, revenue, resultGroups) : []
}

/** Revenue by the customer of the entry, as it is posted. */
export function salesByCustomer(frame: Frame): Report {
  const all = soldByParty(frame)
  const names = namesOfParties(
    frame.reader,
    [...all.keys()].filter((id) => id !== ''),
  )
  const sold = [...all].map(([id, figures]): Sold => {
    const label = id === '' ? frame.texts.sales.noCustomer : (names.get(id) ?? id)
    const opens = revenueOf(frame, { customer: id || none })
    return { ...figures, label, opens, ...(id !== '' && { link: { target: 'party', id } }) }
  })
  return rankedReport(frame, 'sales-by-customer', frame.texts.sales.customer, sold)
}

/** The lines of revenue in some days, of some customers. */
function revenueOf(frame: Frame, whose: Record<string, string>): Opens {
  const accounts = revenueAccounts(frame)
  return (days) => narrowed(turnoverLink(accounts, days), whose)
}

/** Revenue by the country of the customer. */
export function salesByCountry(frame: Frame): Report {
  const all = soldByParty(frame)
  const countries = countriesOfParties(frame.reader, [...all.keys()])
  const regions = keptDisplayNames(frame.format.locale, { type: 'region', fallback: 'code' })
  const sums = new Map<string, Sold>()
  for (const [id, { now, before, count }] of all) {
    const code = countries.get(id) ?? ''
    const label = code === '' ? frame.texts.sales.noCountry : (regions.of(code) ?? code)
    const sum = sums.get(code) ?? { label, now: 0, before: 0, count: 0 }
    sums.set(code, {
      label,
      ...(code !== '' && { country: code }),
      opens: revenueOf(frame, { customerCountry: code || none }),
      now: sum.now + now,
      before: sum.before + before,
      count: sum.count + count,
    })
  }
  return rankedReport(frame, 'sales-by-country', frame.texts.sales.country, [...sums.values()])
}

/** What invoices and tickets say was sold by item, net of discounts. */
export function salesByItem(frame: Frame): Report {
  const { reader, texts } = frame
  const sums = soldBy(frame, 'item')
  const parents = parentsOfItems(reader, [...sums.keys()])
  const names = namesOfItems(reader, [...sums.keys(), ...parents.values()])
  const named = [...sums].map(([id, sum]): [string, Sold] => {
    const label = id === '' ? texts.sales.noItem : (names.get(id) ?? id)
    const opens = questionsOf(frame, { dataset: 'sales', by: 'item', key: id })
    const link = id === '' ? undefined : { target: 'item' as const, id }
    return [id, { ...sum, label, link, opens }]
  })
  const sold = underParents(named, parents, names)
  return withTheRest(frame, 'sales-by-item', texts.sales.item, sold)
}

/** The same by who wrote the invoice or stood at the till. */
export function salesByPerson(frame: Frame): Report {
  const { reader, texts } = frame
  const sums = soldBy(frame, 'person')
  const names = namesOfPeople(reader, [...sums.keys()])
  const sold = [...sums].map(([id, sum]): Sold => {
    const opens = questionsOf(frame, { dataset: 'sales', by: 'person', key: id })
    return { ...sum, label: names.get(id) ?? texts.sales.noPerson, opens }
  })
  return withTheRest(frame, 'sales-by-person', texts.sales.person, sold)
}

/** What lines of invoices and tickets come to, by one of their fields. */
function soldBy(frame: Frame, field: 'item' | 'person') {
  const { reader, currency: baseCurrency } = frame
  const fields: ReadonlySet<SoldField> = new Set([field])
  return sumsOf(frame, ({ from, to }) => {
    const asked = { from, to, fields, baseCurrency }
    return [...soldLines(reader, asked), ...counterLines(reader, asked)].map((row) => {
      return { key: row[field] ?? '', amount: row.net, count: row.lines }
    })
  })
}

/** What documents say was sold, with what the ledger has beside it and what of it is not posted yet. */
function withTheRest(frame: Frame, name: ReportName, label: string, sold: Sold[]): Report {
  const { reader, span, query, texts } = frame
  const before = comparedSpan(span, query.compare ?? 'none')
  const unposted = unpostedCounterSales(reader, span.from, span.to)
  const others = notOfLines(frame, sold, { unposted, before })
  const report = rankedReport(frame, name, label, [...sold, ...others])
  if (unposted === 0) return report
  // The other sales reports read the ledger, where a till is posted once it is closed.
  const cells = report.columns.map(({ key }): ReportCell | null => {
    if (key === 'name') return { text: texts.sales.openTills }
    return key === 'now' ? { amount: unposted } : null
  })
  return { ...report, rows: [...report.rows, { kind: 'line', depth: 0, cells, adds: [] }] }
}

/** The variants of an item under it: its row is what all of them, and it itself before, were sold for. */
function underParents(
  named: readonly [string, Sold][],
  parents: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Sold[] {
  const rows = new Map<string, Sold>()
  const withVariants = new Set(parents.values())
  for (const [id, sold] of named) {
    const parentId = parents.get(id) ?? (withVariants.has(id) ? id : undefined)
    if (parentId === undefined) {
      rows.set(id, sold)
      continue
    }
    const link: ReportLink = { target: 'item', id: parentId }
    const label = names.get(parentId) ?? parentId
    const row = rows.get(parentId) ?? { label, now: 0, before: 0, count: 0, link, variants: [] }
    rows.set(parentId, {
      ...row,
      now: row.now + sold.now,
      before: row.before + sold.before,
      count: row.count + sold.count,
      variants: [...(row.variants ?? []), sold],
    })
  }
  return [...rows.values()]
}

/**
 * Revenue that the ledger has beside what was sold, such as discounts for early payment: with it the
 * report sums to that of the others.
 */
function notOfLines(
  frame: Frame,
  sold: readonly Sold[],
  { unposted, before }: { unposted: Minor; before: Span | undefined },
): Sold[] {
  const sum = (column: 'now' | 'before') => sold.reduce((all, row) => all + row[column], 0)
  const now = revenueIn(frame, frame.span) - (sum('now') - unposted)
  const earlier = before && !before.isPlanned ? revenueIn(frame, before) - sum('before') : 0
  if (now === 0 && earlier === 0) return []
  return [{ label: frame.texts.sales.notOfItems, now, before: earlier, count: 0 }]
}

/** Revenue in some days, as it is posted. */
function revenueIn(frame: Frame, days: Span): Minor {
  const balances = turnoverIn(frame, days)
  return revenueAccounts(frame).reduce((sum, { code }) => sum - (balances.get(code) ?? 0), 0)
}

/** Revenue month by month. */
export function salesByMonth(frame: Frame): Report {
  const { span, query, format, texts } = frame
  const accounts = revenueAccounts(frame)
  const compare = query.compare ?? 'none'
  const sold = partsOf(span, 'month').map((part): Sold => {
    const other = comparedSpan(part, compare === 'none' ? 'none' : 'yearBefore')
    const link = turnoverLink(accounts, part)
    const figures = {
      now: revenueIn(frame, part),
      before: other ? revenueIn(frame, other) : 0,
      count: 0,
    }
    return { label: format.span(part), ...figures, ...(link && { link }) }
  })
  const report = rankedReport(frame, 'sales-by-month', texts.sales.month, sold, false)
  return { ...report, chart: report.chart && { ...report.chart, kind: 'columns' } }
}

function soldByParty(frame: Frame): Map<string, Omit<Sold, 'label'>> {
  const codes = revenueAccounts(frame).map(({ code }) => code)
  return sumsOf(frame, (span) =>
    turnoverByParty(frame.reader, codes, span, frame.upTo).map(({ partyId, amount, count }) => {
      return { key: partyId ?? '', amount, count }
    }),
  )
}
