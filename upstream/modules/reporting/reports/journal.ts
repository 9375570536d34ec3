import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { linesInOrder } from '../../books/ledger/views.ts'
import { centreCell, centreColumn } from './centre-column.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'
import { documentLink } from './general-ledger.ts'

/** Lines on a page of the screen; a file has all of them. */
const linesOnPage = 500
/** More do not fit a file. */
const maxLines = 100_000

/** Every line of the span in the order of its entries. `isWhole` leaves none for another page. */
export function journal(frame: Frame, isWhole = false): Report {
  const { reader, span, texts, query, chart, upTo, after, scope } = frame
  const names = new Map(chart.map((account) => [account.code, accountLabel(frame, account)]))
  const page = isWhole ? 1 : (query.page ?? 1)
  const size = isWhole ? maxLines : linesOnPage
  const found = linesInOrder(reader, {
    ...span,
    upTo,
    after,
    centres: scope,
    limit: size + 1,
    offset: (page - 1) * size,
  })
  const lines = found.slice(0, size)
  const side = (amount: Minor) => (amount === 0 ? null : { amount })
  const rows: ReportRow[] = lines.map((line, at) => {
    const isFirst = lines[at - 1]?.sequence !== line.sequence
    const head: (ReportCell | null)[] = isFirst
      ? [
          { date: line.date },
          { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
          { text: frame.memoOf(line), link: documentLink(line) },
        ]
      : [null, null, null]
    const account = { text: names.get(line.account) ?? line.account }
    const cells = [
      ...head,
      account,
      ...centreCell(frame, line),
      side(line.debit),
      side(line.credit),
    ]
    return { kind: 'line', depth: isFirst ? 0 : 1, cells, adds: [] }
  })
  const { columns } = texts
  return toReport(frame, 'journal', {
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'account', label: columns.account, kind: 'text' },
      ...centreColumn(frame),
      { key: 'debit', label: columns.debit, kind: 'amount' },
      { key: 'credit', label: columns.credit, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage: found.length > size,
  })
}
