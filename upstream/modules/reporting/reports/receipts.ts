import type { Report, ReportRow } from '#contract/reporting/reports.ts'
import { namesOfItems } from '../../catalogue/items/views.ts'
import { receiptsOf, receivedCosts } from '../../stock/stock/views.ts'
import { sumRows } from './figures.ts'
import { type Frame, subtitleOf, toReport } from './frame.ts'

const linesOnPage = 500
/** More do not fit a file. */
const maxLines = 100_000

/** What goods of one item cost, receipt by receipt: the lines behind its figure. */
export function receiptsReport(frame: Frame, itemId: string, isWhole: boolean): Report {
  const { reader, span, texts, query, format } = frame
  const page = isWhole ? 1 : (query.page ?? 1)
  const size = isWhole ? maxLines : linesOnPage
  const piece = { from: span.from, to: span.to, limit: size + 1, offset: (page - 1) * size }
  const found = receiptsOf(reader, itemId, piece)
  const rows = found
    .slice(0, size)
    .map(({ date, documentId, number, partner, cost }): ReportRow => {
      const link = { target: 'document' as const, documentKind: 'stockDocument', id: documentId }
      const text = [number, partner].filter(Boolean).join(' · ')
      return {
        kind: 'line',
        depth: 0,
        cells: [{ date }, { text, link }, { amount: cost }],
        adds: [],
      }
    })
  const hasNextPage = found.length > size
  if (!hasNextPage && rows.length > 0) {
    const amount = costOf(frame, itemId)
    const adds = page === 1 ? sumRows([...rows.keys()]) : []
    const cells = [null, { text: texts.results.all }, { amount }]
    rows.push({ kind: 'result', depth: 0, cells, adds })
  }
  const name = namesOfItems(reader, [itemId]).get(itemId) ?? itemId
  const { columns } = texts
  return toReport(frame, 'purchases-by-item', {
    subtitle: subtitleOf(frame, `${format.span(span)} · ${texts.sales.item}: ${name}`),
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'amount', label: columns.amount, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage,
  })
}

function costOf({ reader, span }: Frame, itemId: string): number {
  const all = receivedCosts(reader, span.from, span.to)
  return all.find((one) => one.itemId === itemId)?.cost ?? 0
}
