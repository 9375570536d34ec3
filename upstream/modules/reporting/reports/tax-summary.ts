import type { Report, ReportCell, ReportLink, ReportRow } from '#contract/reporting/reports.ts'
import { taxRules } from '../../books/taxes/index.ts'
import { sumRows } from './figures.ts'
import { type Frame, toReport } from './frame.ts'
import type { Span } from './span.ts'
import { knownScope, type TaxFigure, type TaxSide, taxFigures } from './tax-turnover.ts'

const sides: readonly TaxSide[] = ['saleBase', 'outputTax', 'purchaseBase', 'inputTax']

/** Base and tax of every rate that was used in the span, of sales and of purchases. */
export function taxSummary(frame: Frame): Report {
  const { reader, span, texts, language } = frame
  const figures = taxFigures(frame, knownScope(frame, span))
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
  const nameOf = (code: string) => rules.get(code)?.name[language] || code
  const rows: ReportRow[] = codes.map((code) => {
    const rule = rules.get(code)
    const name = nameOf(code)
    const isShared = codes.some((other) => other !== code && nameOf(other) === name)
    const text = isShared ? `${name} (${code})` : name
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
