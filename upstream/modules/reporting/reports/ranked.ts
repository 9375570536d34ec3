import type { Minor } from '#contract/core/money.ts'
import type { Dataset, Dimension } from '#contract/reporting/custom-reports.ts'
import type {
  Report,
  ReportCell,
  ReportLink,
  ReportName,
  ReportRow,
} from '#contract/reporting/reports.ts'
import { sumRows } from './figures.ts'
import { type Frame, toReport } from './frame.ts'
import { comparedSpan, type Span } from './span.ts'

/** One line of a report of what was sold or bought: an amount for the span, and for the one it is held against. */
export type Sold = {
  label: string
  now: Minor
  before: Minor
  count: number
  /** What it names; of an order of time what its figure is the sum of. */
  link?: ReportLink | undefined
  /** What its figures are the sum of. */
  opens?: Opens
  country?: string
  /** Of an item with variants: those that were sold. */
  variants?: Sold[]
}

/** Leads to what a figure of some days is the sum of. */
export type Opens = (days: Span) => ReportLink | undefined

const maxChartRows = 12

/** What the span and the one it is held against have, by key. */
export function sumsOf(
  frame: Frame,
  read: (span: Span) => readonly { key: string; amount: Minor; count: number }[],
): Map<string, Omit<Sold, 'label'>> {
  const before = comparedSpan(frame.span, frame.query.compare ?? 'none')
  const sums = new Map<string, Omit<Sold, 'label'>>()
  const sumOf = (key: string) => {
    const sum = sums.get(key) ?? { now: 0, before: 0, count: 0 }
    sums.set(key, sum)
    return sum
  }
  for (const { key, amount, count } of read(frame.span)) {
    const sum = sumOf(key)
    sum.now += amount
    sum.count += count
  }
  for (const { key, amount } of before ? read(before) : []) sumOf(key).before += amount
  return sums
}

/** Leads to the figures of one key, divided further; of what has none to those of all. */
export function questionLink(
  { span }: Frame,
  {
    dataset,
    by,
    key,
    measure = 'net',
  }: { dataset: Dataset; by: Dimension; key: string; measure?: string },
): ReportLink {
  const next = by === 'month' || by === 'customer' || by === 'supplier' ? 'month' : nextOf[dataset]
  const query = { period: 'custom', from: span.from, to: span.to, dataset, measure, by: next }
  return { target: 'report', report: 'custom', query: { ...query, where: `${by}:${key}` } }
}

/** The same of any days. */
export function questionsOf(frame: Frame, asked: Parameters<typeof questionLink>[1]): Opens {
  return (days) => questionLink({ ...frame, span: days }, asked)
}

const nextOf = { sales: 'customer', purchases: 'supplier', payments: 'party' } as const

/** The largest first, with the share of each, unless the order is one of time. */
export function rankedReport(
  frame: Frame,
  report: ReportName,
  label: string,
  sold: readonly Sold[],
  isRanked = true,
): Report {
  const { texts } = frame
  const isCompared = (frame.query.compare ?? 'none') !== 'none'
  const lines = isRanked ? largestFirst(sold) : sold
  const total = sold.reduce((sum, { now }) => sum + now, 0)
  const earlier = comparedSpan(frame.span, frame.query.compare ?? 'none')
  const figure = (amount: Minor, opens: Opens | undefined, days: Span | undefined): ReportCell => {
    const link = days && opens?.(days)
    return { amount, ...(link && { link }) }
  }
  const cellsOf = ({
    label: text,
    now,
    before,
    count,
    link,
    opens,
    country,
  }: Sold): (ReportCell | null)[] => [
    { text, ...(country && { country }), ...(link && isRanked && { link }) },
    ...(isRanked ? [{ number: String(count) }] : []),
    { ...figure(now, opens, frame.span), ...(link && !isRanked && { link }) },
    { number: total === 0 ? '0' : (Math.round((now * 1000) / total) / 10).toFixed(1) },
    ...(isCompared ? [figure(before, opens, earlier), { amount: now - before }] : []),
  ]
  const rows: ReportRow[] = []
  const places: number[] = []
  for (const line of lines) {
    const variants = largestFirst(line.variants ?? [])
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

function largestFirst(sold: readonly Sold[]): Sold[] {
  return [...sold].sort((one, other) => other.now - one.now)
}
