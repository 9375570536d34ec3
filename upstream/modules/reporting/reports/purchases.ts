import type { Dimension } from '#contract/reporting/custom-reports.ts'
import type { Report, ReportName } from '#contract/reporting/reports.ts'
import { namesOfItems } from '../../catalogue/items/views.ts'
import { receivedCosts } from '../../stock/stock/views.ts'
import { keyOf, keysOfTime, labelsOf, recordLink } from './custom/dimensions.ts'
import { purchasesIn } from './custom/facts.ts'
import type { Frame } from './frame.ts'
import { type Opens, questionLink, questionsOf, rankedReport, type Sold, sumsOf } from './ranked.ts'
import { receiptsReport } from './receipts.ts'
import { comparedSpan, partsOf, type Span } from './span.ts'

const names = {
  supplier: 'purchases-by-supplier',
  account: 'purchases-by-account',
  country: 'purchases-by-country',
  person: 'purchases-by-person',
} as const satisfies Partial<Record<Dimension, ReportName>>

/** What bills and expenses posted without their tax, divided by something; each figure opens its parts. */
export function purchasesBy(by: keyof typeof names): (frame: Frame) => Report {
  return (frame) => {
    const { texts } = frame
    const sums = sumsOf(frame, (span) => bought(frame, by, span))
    const label = labelsOf(frame, by, [...sums.keys()])
    const rows = [...sums].map(([key, sum]): Sold => {
      const none = by === 'person' ? texts.sales.noPerson : texts.custom.none
      const opens = questionsOf(frame, { dataset: 'purchases', by, key })
      const link = recordLink(by, key)
      const country = by === 'country' && key !== '' ? { country: key } : {}
      return { ...sum, ...country, label: key === '' ? none : label(key), link, opens }
    })
    return rankedReport(frame, names[by], texts.custom.dimensions[by].one, rows)
  }
}

/** The same month by month, beside the months of the year before. */
export function purchasesByMonth(frame: Frame): Report {
  const { span, query, format, texts } = frame
  const isCompared = (query.compare ?? 'none') !== 'none'
  const now = new Map(bought(frame, 'month', span).map((one) => [one.key, one.amount]))
  const rows = partsOf(span, 'month').map((part): Sold => {
    const other = isCompared ? comparedSpan(part, 'yearBefore') : undefined
    const [key = ''] = keysOfTime('month', part)
    const before = other ? bought(frame, 'month', other) : []
    return {
      label: format.span(part),
      now: now.get(key) ?? 0,
      before: before.reduce((sum, { amount }) => sum + amount, 0),
      count: 0,
      link: questionLink({ ...frame, span: part }, { dataset: 'purchases', by: 'month', key }),
    }
  })
  const report = rankedReport(frame, 'purchases-by-month', texts.sales.month, rows, false)
  return { ...report, chart: report.chart && { ...report.chart, kind: 'columns' } }
}

/** What goods that were received cost by item, as the stock has it. */
export function purchasesByItem(frame: Frame, isWhole = false): Report {
  const { reader, texts, query } = frame
  if (query.item) return receiptsReport(frame, query.item, isWhole)
  const sums = sumsOf(frame, ({ from, to }) =>
    receivedCosts(reader, from, to).map(({ itemId, cost, moves }) => {
      return { key: itemId, amount: cost, count: moves }
    }),
  )
  const known = namesOfItems(reader, [...sums.keys()])
  const rows = [...sums].map(([id, sum]): Sold => {
    const opens: Opens = ({ from, to }) => ({
      target: 'report',
      report: 'purchases-by-item',
      query: { period: 'custom', from, to, item: id },
    })
    return { ...sum, label: known.get(id) ?? id, link: { target: 'item', id }, opens }
  })
  return rankedReport(frame, 'purchases-by-item', texts.sales.item, rows)
}

function bought(frame: Frame, by: Dimension, span: Span) {
  const sums = new Map<string, { key: string; amount: number; count: number }>()
  for (const fact of purchasesIn(frame, by, span)) {
    const key = keyOf(by, fact)
    const { amount, count } = sums.get(key) ?? { amount: 0, count: 0 }
    sums.set(key, { key, amount: amount + fact.amount, count: count + fact.entries })
  }
  return [...sums.values()]
}
