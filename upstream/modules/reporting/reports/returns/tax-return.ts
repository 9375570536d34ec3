import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportLink, ReportRow } from '#contract/reporting/reports.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { type Frame, toReport } from '../frame.ts'
import { listFiled, scopeOf } from './filed-returns.ts'
import { type MadeReturn, makeReturn } from './make-return.ts'

/**
 * The boxes of the country's form for the frame's days, each with the lines behind it. Once it was
 * filed it shows what was filed then.
 */
export function taxReturn(frame: Frame): Report {
  const { reader, span, texts, language, format } = frame
  const scope = scopeOf(reader, span)
  const { figures, boxes, owed } = makeReturn(frame, scope)
  const rules = taxRules(reader)
  const rows: ReportRow[] = boxes.map((figure) => {
    const { box, side, codes, amount, filed } = figure
    const names = codes.map((code) => rules.get(code)?.name[language] || code)
    const behind = { amount, ...linkOf(frame, figure) }
    const cells: ReportRow['cells'] = [
      { text: box || texts.tax.noBox },
      { text: texts.tax[side] },
      { text: figure.kind === 'net' ? figure.words : names.join(', ') },
      behind,
      filed === null ? null : { ...behind, amount: filed },
    ]
    return { kind: 'line', depth: 0, cells, adds: [] }
  })
  const sum = (text: string, amount: number, adds: ReportRow['adds'] = []): ReportRow => {
    return { kind: 'result', depth: 0, cells: [null, { text }, null, { amount }, null], adds }
  }
  if (rows.length > 0) rows.push(sum(texts.tax.owed, owed, addsOf(boxes, owed)))
  const late = scope.late && figures.length > 0 ? lateOf(frame, scope) : 0
  if (late !== 0) rows.push(sum(texts.tax.late, late))
  const filed = listFiled(reader).find(({ from, to }) => from === span.from && to === span.to)
  const state = filed
    ? texts.tax.filed(format.date(filed.filedAt.slice(0, 10)), filed.filedByName)
    : texts.tax.notFiled
  return toReport(frame, 'tax-return', {
    subtitle: `${format.span(span)} · ${texts.amountsIn(frame.currency)} · ${state}`,
    columns: [
      { key: 'box', label: texts.tax.box, kind: 'text' },
      { key: 'side', label: texts.tax.holds, kind: 'text' },
      { key: 'codes', label: texts.tax.code, kind: 'text' },
      { key: 'amount', label: texts.columns.amount, kind: 'amount' },
      { key: 'filed', label: texts.tax.inForm, kind: 'amount' },
    ],
    rows,
    checks: filed
      ? [{ label: texts.tax.unchanged, isHeld: owed === filed.owed, left: owed, right: filed.owed }]
      : [],
  })
}

/**
 * The boxes of tax that come to what is owed; none where they do not, such as where a rate's tax
 * stands in two boxes.
 */
function addsOf(boxes: MadeReturn['boxes'], owed: Minor): ReportRow['adds'] {
  const adds = boxes.flatMap(({ side }, row): ReportRow['adds'] => {
    if (side === 'outputTax') return [{ row, sign: 1 }]
    return side === 'inputTax' ? [{ row, sign: -1 }] : []
  })
  const sum = adds.reduce((all, { row, sign }) => all + sign * (boxes[row]?.amount ?? 0), 0)
  return sum === owed ? adds : []
}

/** The lines behind a box; none behind a sum of others. */
function linkOf({ span }: Frame, figure: MadeReturn['boxes'][number]): { link?: ReportLink } {
  if (figure.kind === 'net' && figure.part === undefined) return {}
  const which: Record<string, string> =
    figure.kind === 'net'
      ? { taxSide: 'turnover', netPart: String(figure.part) }
      : { taxCodes: figure.codes.join(','), taxSide: figure.side }
  const days = { period: 'custom', from: span.from, to: span.to }
  const query = { ...days, ...which, ofReturn: 'yes' }
  return { link: { target: 'report', report: 'tax-lines', query } }
}

/** Tax of earlier returns that was entered after these were filed. */
function lateOf(frame: Frame, scope: ReturnType<typeof scopeOf>): number {
  return makeReturn(frame, scope).owed - makeReturn(frame, { ...scope, late: null }).owed
}
