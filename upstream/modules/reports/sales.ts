import type { Minor } from '#contract/money.ts'
import { convert } from '#contract/money.ts'
import type { Report, ReportCell, ReportLink, ReportName, ReportRow } from '#contract/reports.ts'
import { salesByItem as readSalesByItem } from '../invoicing/views.ts'
import { namesOfItems, parentsOfItems } from '../items/views.ts'
import { turnoverByParty } from '../ledger/views.ts'
import { countriesOfParties, namesOfParties } from '../parties/views.ts'
import { ticketSalesByItem, unpostedTicketSales } from '../tills/views.ts'
import { sumRows, turnoverIn, turnoverLink } from './figures.ts'
import { type Frame, toReport } from './frame.ts'
import { comparedSpan, partsOf, type Span } from './span.ts'
import { accountsIn, resultGroups } from './statement-groups.ts'

/** One line of a report of sales: an amount for the span, and for the one it is held against. */
type Sold = {
  label: string
  now: Minor
  before: Minor
  count: number
  link?: ReportLink
  country?: string
  /** Of an item with variants: those that were sold. */
  variants?: Sold[]
}

const maxChartRows = 12

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
    return { ...figures, label, ...(id !== '' && { link: { target: 'party' as const, id } }) }
  })
  return salesReport(frame, 'sales-by-customer', frame.texts.sales.customer, sold)
}

/** Revenue by the country of the customer. */
export function salesByCountry(frame: Frame): Report {
  const all = soldByParty(frame)
  const countries = countriesOfParties(frame.reader, [...all.keys()])
  const regions = new Intl.DisplayNames(frame.format.locale, { type: 'region', fallback: 'code' })
  const sums = new Map<string, Sold>()
  for (const [id, { now, before, count }] of all) {
    const code = countries.get(id) ?? ''
    const label = code === '' ? frame.texts.sales.noCountry : (regions.of(code) ?? code)
    const sum = sums.get(code) ?? { label, now: 0, before: 0, count: 0 }
    sums.set(code, {
      label,
      ...(code !== '' && { country: code }),
      now: sum.now + now,
      before: sum.before + before,
      count: sum.count + count,
    })
  }
  return salesReport(frame, 'sales-by-country', frame.texts.sales.country, [...sums.values()])
}

/** What invoices and tickets say was sold by item, net of discounts; each group of a rate is converted at once. */
export function salesByItem(frame: Frame): Report {
  const { reader, span, currency, texts } = frame
  const before = comparedSpan(span, frame.query.compare ?? 'none')
  const sums = new Map<string, Sold>()
  const add = ({ from, to }: Span, column: 'now' | 'before') => {
    const invoiced = readSalesByItem(reader, from, to).map((row) => ({
      ...row,
      net: convert(row.net, row.currency, currency, row.exchangeRate),
    }))
    for (const { itemId, net, count } of [...invoiced, ...ticketSalesByItem(reader, from, to)]) {
      const id = itemId ?? ''
      const sum = sums.get(id) ?? { label: '', now: 0, before: 0, count: 0 }
      sum[column] += net
      if (column === 'now') sum.count += count
      sums.set(id, sum)
    }
  }
  add(span, 'now')
  if (before) add(before, 'before')
  const parents = parentsOfItems(reader, [...sums.keys()])
  const names = namesOfItems(reader, [...sums.keys(), ...parents.values()])
  const named = [...sums].map(([id, sum]): [string, Sold] => {
    const label = id === '' ? texts.sales.noItem : (names.get(id) ?? id)
    return [id, { ...sum, label, ...(id !== '' && { link: { target: 'item' as const, id } }) }]
  })
  const sold = underParents(named, parents, names)
  const unposted = unpostedTicketSales(reader, span.from, span.to)
  const others = notOfItems(frame, sold, { unposted, before })
  const report = salesReport(frame, 'sales-by-item', texts.sales.item, [...sold, ...others])
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
function notOfItems(
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
  const report = salesReport(frame, 'sales-by-month', texts.sales.month, sold, false)
  return { ...report, chart: report.chart && { ...report.chart, kind: 'columns' } }
}

function soldByParty(frame: Frame): Map<string, Omit<Sold, 'label'>> {
  const { reader, span, query } = frame
  const codes = revenueAccounts(frame).map(({ code }) => code)
  const before = comparedSpan(span, query.compare ?? 'none')
  const sums = new Map<string, Omit<Sold, 'label'>>()
  for (const { partyId, amount, count } of turnoverByParty(reader, codes, span)) {
    sums.set(partyId ?? '', { now: amount, before: 0, count })
  }
  for (const { partyId, amount } of before ? turnoverByParty(reader, codes, before) : []) {
    const sum = sums.get(partyId ?? '') ?? { now: 0, before: 0, count: 0 }
    sums.set(partyId ?? '', { ...sum, before: amount })
  }
  return sums
}

function ranked(sold: readonly Sold[]): Sold[] {
  return [...sold].sort((one, other) => other.now - one.now)
}

/** The largest first, with the share of each, unless the order is one of time. */
function salesReport(
  frame: Frame,
  report: ReportName,
  label: string,
  sold: readonly Sold[],
  isRanked = true,
): Report {
  const { texts } = frame
  const isCompared = (frame.query.compare ?? 'none') !== 'none'
  const lines = isRanked ? ranked(sold) : sold
  const total = sold.reduce((sum, { now }) => sum + now, 0)
  const cellsOf = ({
    label: text,
    now,
    before,
    count,
    link,
    country,
  }: Sold): (ReportCell | null)[] => [
    { text, ...(country && { country }), ...(link && isRanked && { link }) },
    ...(isRanked ? [{ number: String(count) }] : []),
    { amount: now, ...(link && !isRanked && { link }) },
    { number: total === 0 ? '0' : (Math.round((now * 1000) / total) / 10).toFixed(1) },
    ...(isCompared ? [{ amount: before }, { amount: now - before }] : []),
  ]
  const rows: ReportRow[] = []
  const places: number[] = []
  for (const line of lines) {
    const variants = ranked(line.variants ?? [])
    const own = variants.map((_, at) => rows.length + 1 + at)
    places.push(rows.length)
    rows.push({ kind: 'line', depth: 0, cells: cellsOf(line), adds: sumRows(own) })
    for (const variant of variants) {
      rows.push({ kind: 'line', depth: 1, cells: cellsOf(variant), adds: [] })
    }
  }
  const whole: Sold = {
    label: texts.results.all,
    now: total,
    before: sold.reduce((sum, { before }) => sum + before, 0),
    count: sold.reduce((sum, { count }) => sum + count, 0),
  }
  rows.push({ kind: 'result', depth: 0, cells: cellsOf(whole), adds: sumRows(places) })
  const column = isRanked ? 2 : 1
  return toReport(frame, report, {
    columns: [
      { key: 'name', label, kind: 'text' },
      ...(isRanked ? [{ key: 'count', label: texts.sales.count, kind: 'count' as const }] : []),
      { key: 'now', label: texts.sales.net, kind: 'amount' },
      { key: 'share', label: texts.sales.share, kind: 'percent' },
      ...(isCompared
        ? [
            { key: 'before', label: texts.sales.before, kind: 'amount' as const },
            { key: 'change', label: texts.columns.change, kind: 'amount' as const },
          ]
        : []),
    ],
    rows,
    chart:
      sold.length > 1
        ? {
            kind: 'bars',
            rows: isRanked ? places.slice(0, maxChartRows) : places,
            column,
            comparison: isCompared ? column + 2 : null,
          }
        : null,
  })
}
