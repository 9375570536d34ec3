import { keptDisplayNames } from '#contract/core/kept-formats.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { Report, ReportRow } from '#contract/reporting/reports.ts'
import { sumRows } from '../figures.ts'
import { type Frame, toReport } from '../frame.ts'
import {
  type EuSupplyLine,
  euLines,
  inReturn,
  isPurchase,
  purchaseKinds,
  supplyKinds,
} from './eu-supplies.ts'

/**
 * The recapitulative statement of the frame's days: each customer's VAT number with what was supplied to
 * it, goods and services apart, down to the lines.
 * @throws AppError forbidden without the right to see customers
 */
export function ecList(frame: Frame): Report {
  requirePermission(frame.context.actor, 'party:view')
  const { texts } = frame
  const lines = euLines(frame)
  const rows: ReportRow[] = []
  const sums: number[] = []
  for (const kind of [...supplyKinds, ...purchaseKinds]) {
    const own = Map.groupBy(
      lines.filter((line) => line.kind === kind),
      rowOf,
    )
    if (own.size === 0) continue
    const label = texts.tax[labels[kind]]
    rows.push({ kind: 'head', depth: 0, cells: [{ text: label }, null, null, null], adds: [] })
    const first = rows.length
    const found = [...own.values()].map((of) => customerRow(frame, of))
    rows.push(...found.sort(byNumber))
    const places = found.map((_, at) => first + at)
    sums.push(rows.length)
    const amount = sumOf(lines.filter((line) => line.kind === kind))
    const cells = [{ text: texts.results.total(label) }, null, null, { amount }]
    rows.push({ kind: 'sum', depth: 0, cells, adds: sumRows(places) })
  }
  if (rows.length > 0) {
    const cells = [{ text: texts.results.all }, null, null, { amount: sumOf(lines) }]
    rows.push({ kind: 'result', depth: 0, cells, adds: sumRows(sums) })
  }
  const hasSuppliers = lines.some(({ kind }) => isPurchase(kind))
  const name = hasSuppliers ? texts.custom.dimensions.party.one : texts.sales.customer
  return toReport(frame, 'ec-list', {
    columns: [
      { key: 'vatId', label: texts.tax.vatId, kind: 'text' },
      { key: 'customer', label: name, kind: 'text' },
      { key: 'country', label: texts.sales.country, kind: 'text' },
      { key: 'amount', label: texts.columns.amount, kind: 'amount' },
    ],
    rows,
    checks: checksOf(frame, lines),
  })
}

const labels = {
  goods: 'euGoods',
  services: 'euServices',
  triangular: 'euTriangular',
  acquisitions: 'euAcquisitions',
  servicesReceived: 'euServicesReceived',
} as const

/** Whether every number is known, and whether the list has what the return's boxes have. */
function checksOf(frame: Frame, lines: readonly EuSupplyLine[]): Report['checks'] {
  const { texts } = frame
  const [left, right] = [sumOf(lines.filter(({ customer }) => customer?.vatId)), sumOf(lines)]
  const booked = inReturn(frame, lines)
  if (lines.length === 0 && booked === 0) return []
  return [
    { label: texts.tax.euNumbered, isHeld: left === right, left, right },
    { label: texts.tax.euAsReturn, isHeld: right === booked, left: right, right: booked },
  ]
}

/** Lines of one row: those of a customer under one number, of these days or late for earlier ones. */
function rowOf({ partyId, customer, isLate }: EuSupplyLine): string {
  return [partyId, customer?.vatId, customer?.country, isLate].join(' ')
}

/** One customer's supplies of one kind; a number that is lacking is told by the check below. */
function customerRow({ span, texts, format }: Frame, lines: readonly EuSupplyLine[]): ReportRow {
  const [first] = lines
  const { partyId = '', customer, isLate = false } = first ?? {}
  const regions = keptDisplayNames(format.locale, { type: 'region', fallback: 'code' })
  const codes = new Set(lines.map(({ taxCode }) => taxCode))
  const named = (name: string) => (isLate ? `${name} · ${texts.tax.euCorrection}` : name)
  const cells: ReportRow['cells'] = [
    { text: customer?.vatId || '–' },
    customer
      ? { text: named(customer.name), link: { target: 'party', id: partyId } }
      : { text: named(texts.sales.noCustomer) },
    customer ? { text: regions.of(customer.country) ?? customer.country } : null,
    {
      amount: sumOf(lines),
      link: {
        target: 'report',
        report: 'tax-lines',
        query: {
          ...{ period: 'custom', from: span.from, to: span.to },
          ...{ taxCodes: [...codes].join(','), euCustomer: partyId || 'none' },
          ...{ euVatId: customer?.vatId || 'none', euLate: isLate ? 'yes' : 'no' },
        },
      },
    },
  ]
  return { kind: 'line', depth: 1, cells, adds: [] }
}

/** What corrects earlier days stands behind the name of the customer. */
function byNumber(one: ReportRow, other: ReportRow): number {
  const [first, second] = [one, other].map(({ cells }) => cells)
  const at = (place: number) =>
    (first?.[place]?.text ?? '').localeCompare(second?.[place]?.text ?? '', 'en')
  return at(0) || at(1)
}

function sumOf(lines: readonly EuSupplyLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
