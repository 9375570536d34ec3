import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { cashDays, cashPages } from '../../money/cash-book/views.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'

type Cells = (ReportCell | null)[]

/**
 * The books of cash by day, with what lay there after each line: of the accounts that are asked for,
 * or of all that hold cash. A closed day stands under the number of its page.
 */
export function cashBook(frame: Frame): Report {
  const { reader, span, texts, query, chart } = frame
  const asked = new Set((query.accounts ?? '').split(',').filter((code) => code !== ''))
  const accounts = chart.filter(
    ({ code, subtype }) => subtype === 'cash' && (asked.size === 0 || asked.has(code)),
  )
  const { columns } = texts
  const rows: ReportRow[] = []
  for (const account of accounts) {
    const days = cashDays(reader, account.code, span)
    const pages = cashPages(reader, account.code, span)
    const head: ReportCell = {
      text: accountLabel(frame, account),
      link: { target: 'account', code: account.code },
    }
    rows.push({
      kind: 'head',
      depth: 0,
      cells: [null, null, null, head, null, null, null],
      adds: [],
    })
    rows.push(balanceRow(columns.opening, days.opening))
    for (const { date, lines, closing, ...sums } of days.days) {
      for (const { line, balance } of lines) {
        const side = (amount: number) => (amount > 0 ? { amount } : null)
        const cells: Cells = [
          { date },
          { text: String(pages.get(date) ?? '') },
          { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
          {
            text: frame.memoOf(line),
            link: { target: 'document', documentKind: line.sourceKind, id: line.sourceId },
          },
          side(line.amount),
          side(-line.amount),
          { amount: balance },
        ]
        rows.push({ kind: 'line', depth: 1, cells, adds: [] })
      }
      const own = [
        { date },
        { text: String(pages.get(date) ?? '') },
        null,
        { text: columns.closing },
      ]
      rows.push({
        kind: 'sum',
        depth: 0,
        cells: [...own, { amount: sums.in }, { amount: sums.out }, { amount: closing }],
        adds: [],
      })
    }
  }
  return toReport(frame, 'cash-book', {
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'page', label: columns.page, kind: 'text' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'in', label: columns.moneyIn, kind: 'amount' },
      { key: 'out', label: columns.moneyOut, kind: 'amount' },
      { key: 'balance', label: columns.balance, kind: 'amount' },
    ],
    rows,
  })
}

function balanceRow(text: string, amount: number): ReportRow {
  const cells = [null, null, null, { text }, null, null, { amount }]
  return { kind: 'line', depth: 1, cells, adds: [] }
}
