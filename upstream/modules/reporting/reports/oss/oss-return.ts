import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { type Frame, toReport } from '../frame.ts'
import { listFiled } from '../returns/filed-returns.ts'
import { ossFigures } from './oss-figures.ts'

/** The return of the one-stop shop for the frame's days; each amount leads to its lines. */
export function ossReturn(frame: Frame): Report {
  const { reader, span, texts, format } = frame
  const { sales, corrections, owed } = ossFigures(frame)
  const rows: ReportRow[] = sales.map(({ country, taxCode, rate, base, tax }) =>
    line([
      { text: format.country(country), country },
      { text: `${format.number(rate)} %` },
      behind(frame, base, { taxCodes: taxCode, ossPart: 'own', taxSide: 'saleBase' }),
      behind(frame, tax, { taxCodes: taxCode, ossPart: 'own', taxSide: 'outputTax' }),
    ]),
  )
  if (corrections.length > 0) {
    const { ossCorrections, ossTypedIn } = texts.tax
    const head = { text: hasFile(frame) ? ossTypedIn : ossCorrections }
    rows.push({ kind: 'head', depth: 0, cells: [head, null, null, null], adds: [] })
  }
  for (const { country, quarter, base, tax } of corrections) {
    const part = `${country}-${quarter}`
    rows.push(
      line([
        { text: format.country(country), country },
        { text: quarter.replace(/^(\d+)-(\d)$/, 'Q$2 $1') },
        behind(frame, base, { ossPart: part, taxSide: 'saleBase' }),
        behind(frame, tax, { ossPart: part, taxSide: 'outputTax' }),
      ]),
    )
  }
  if (rows.length > 0) {
    const cells = [{ text: texts.tax.owed }, null, null, { amount: owed }]
    rows.push({ kind: 'result', depth: 0, cells, adds: [] })
  }
  const filed = listFiled(reader, 'oss').find(
    ({ from, to }) => from === span.from && to === span.to,
  )
  const state = filed
    ? texts.tax.filed(format.date(filed.filedAt.slice(0, 10)), filed.filedByName)
    : texts.tax.notFiled
  return toReport(frame, 'oss-return', {
    subtitle: `${format.span(span)} · ${texts.amountsIn(frame.currency)} · ${state}`,
    columns: [
      { key: 'country', label: texts.tax.ossCountry, kind: 'text' },
      { key: 'rate', label: texts.tax.rate, kind: 'text' },
      { key: 'base', label: texts.tax.saleBase, kind: 'amount' },
      { key: 'tax', label: texts.tax.outputTax, kind: 'amount' },
    ],
    rows,
    checks: filed
      ? [{ label: texts.tax.unchanged, isHeld: owed === filed.owed, left: owed, right: filed.owed }]
      : [],
  })
}

/** Whether a file takes the sales of the quarter to the form, but not the corrections. */
function hasFile({ country }: Frame): boolean {
  return country === 'DE'
}

function line(cells: ReportCell[]): ReportRow {
  return { kind: 'line', depth: 0, cells, adds: [] }
}

function behind({ span }: Frame, amount: Minor, which: Record<string, string>): ReportCell {
  const query = { period: 'custom', from: span.from, to: span.to, ...which }
  return { amount, link: { target: 'report', report: 'tax-lines', query } }
}
