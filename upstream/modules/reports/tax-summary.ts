import type { Report, ReportCell, ReportLink, ReportRow } from '#contract/reports.ts'
import { linesOfTax } from '../ledger/views.ts'
import { taxRules } from '../taxes/index.ts'
import { sumRows } from './figures.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'
import { documentLink } from './general-ledger.ts'
import { scopeOf } from './returns/filed-returns.ts'
import type { Span } from './span.ts'
import { amountOf, type TaxFigure, type TaxSide, taxFigures } from './tax-turnover.ts'

const sides: readonly TaxSide[] = ['saleBase', 'outputTax', 'purchaseBase', 'inputTax']
const linesOnPage = 500
/** More do not fit a file. */
const maxLines = 100_000

/** Base and tax of every rate that was used in the span, of sales and of purchases. */
export function taxSummary(frame: Frame): Report {
  const { reader, span, texts, language } = frame
  const figures = taxFigures(frame, span)
  const rules = taxRules(reader)
  const codes = [...new Set(figures.map(({ taxCode }) => taxCode))]
  const amountOf = (of: readonly TaxFigure[], side: TaxSide) =>
    of.reduce((sum, figure) => sum + (figure.side === side ? figure.amount : 0), 0)
  const cellsOf = (own: readonly TaxFigure[], of: string[]) => {
    const amounts = sides.map((side): ReportCell | null => {
      const amount = amountOf(own, side)
      const isUsed = own.some((figure) => figure.side === side)
      return isUsed ? { amount, link: taxLink(of, side, span) } : null
    })
    return [...amounts, { amount: amountOf(own, 'outputTax') - amountOf(own, 'inputTax') }]
  }
  const rows: ReportRow[] = codes.map((code) => {
    const rule = rules.get(code)
    const text = [code, rule?.name[language]].filter(Boolean).join(' ')
    const own = figures.filter(({ taxCode }) => taxCode === code)
    const rate = { number: rule?.rate ?? '0' }
    return { kind: 'line', depth: 0, cells: [{ text }, rate, ...cellsOf(own, [code])], adds: [] }
  })
  const places = rows.map((_, at) => at)
  if (rows.length > 0) {
    const cells = [{ text: texts.results.all }, null, ...cellsOf(figures, [])]
    rows.push({ kind: 'result', depth: 0, cells, adds: sumRows(places) })
  }
  return toReport(frame, 'tax-summary', {
    columns: [
      { key: 'code', label: texts.tax.code, kind: 'text' },
      { key: 'rate', label: texts.tax.rate, kind: 'percent' },
      ...sides.map((side) => ({ key: side, label: texts.tax[side], kind: 'amount' as const })),
      { key: 'owed', label: texts.tax.owed, kind: 'amount' },
    ],
    rows,
  })
}

/** The lines behind a figure of tax. */
export function taxLink(codes: readonly string[], side: TaxSide, { from, to }: Span): ReportLink {
  const query = { period: 'custom', from, to, taxCodes: codes.join(','), taxSide: side }
  return { target: 'report', report: 'tax-lines', query }
}

/** The lines with some tax codes on one side, which add up to a figure of the summary or a return. */
export function taxLines(frame: Frame, isWhole = false): Report {
  const { reader, span, texts, query, chart } = frame
  const codes = new Set((query.taxCodes ?? '').split(',').filter((code) => code !== ''))
  const scope = query.ofReturn ? scopeOf(reader, span) : span
  const figures = taxFigures(frame, scope).filter(
    ({ taxCode, side }) =>
      (codes.size === 0 || codes.has(taxCode)) && (!query.taxSide || side === query.taxSide),
  )
  const sideOf = new Map(
    figures.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]),
  )
  const names = new Map(chart.map((account) => [account.code, accountLabel(frame, account)]))
  const page = isWhole ? 1 : (query.page ?? 1)
  const size = isWhole ? maxLines : linesOnPage
  const place = { limit: size + 1, offset: (page - 1) * size }
  const found = linesOfTax(reader, { pairs: figures, scope, ...place })
  const rows: ReportRow[] = found.slice(0, size).map((line) => {
    const side = sideOf.get(`${line.taxCode} ${line.account}`)
    const cells: ReportCell[] = [
      { date: line.date },
      { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
      { text: line.memo, link: documentLink(line) },
      { text: names.get(line.account) ?? line.account },
      { text: line.taxCode },
      { amount: amountOf(side, line) },
    ]
    return { kind: 'line', depth: 0, cells, adds: [] }
  })
  const hasNextPage = found.length > size
  if (page === 1 && !hasNextPage && rows.length > 0) {
    const amount = figures.reduce((sum, figure) => sum + figure.amount, 0)
    const cells = [null, null, { text: texts.results.all }, null, null, { amount }]
    rows.push({ kind: 'result', depth: 0, cells, adds: sumRows([...rows.keys()]) })
  }
  const { columns } = texts
  return toReport(frame, 'tax-lines', {
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'account', label: columns.account, kind: 'text' },
      { key: 'code', label: texts.tax.code, kind: 'text' },
      { key: 'amount', label: columns.amount, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage,
  })
}
