import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { linesOfTax } from '../../books/ledger/views.ts'
import { netMethodOn } from '../../books/taxes/index.ts'
import { sumRows } from './figures.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'
import { documentLink } from './general-ledger.ts'
import { netLines } from './net-rates/net-lines.ts'
import { settledTaxLines } from './on-payment/settled-tax.ts'
import { isOwn } from './oss/oss-figures.ts'
import { ossLines } from './oss/oss-lines.ts'
import { euLines as linesInUnion } from './returns/eu-supplies.ts'
import { type ReturnScope, scopeOf } from './returns/filed-returns.ts'
import type { TaxLine } from './tax-line.ts'
import {
  amountOf,
  type FigureScope,
  knownScope,
  postedScope,
  type TaxSide,
  taxFigures,
} from './tax-turnover.ts'

const linesOnPage = 500
/** More do not fit a file. */
const maxLines = 100_000

/**
 * The lines with some tax codes on one side, which add up to a figure of the summary or a return. Where
 * tax is due as it is paid, a document's line says of how much it is the share.
 */
export function taxLines(frame: Frame, isWhole = false): Report {
  const { reader, span, query } = frame
  if (query.euCustomer) return euLines(frame, query.euCustomer)
  if (query.ossPart) return ossPart(frame, query.ossPart)
  if (query.taxSide === 'turnover') return netTurnover(frame, isWhole)
  const codes = new Set((query.taxCodes ?? '').split(',').filter((code) => code !== ''))
  const scope: FigureScope | ReturnScope = query.ofReturn
    ? scopeOf(reader, span)
    : knownScope(frame, span)
  const figures = taxFigures(frame, scope).filter(
    ({ taxCode, side }) =>
      (codes.size === 0 || codes.has(taxCode)) && (!query.taxSide || side === query.taxSide),
  )
  const sideOf = new Map(
    figures.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]),
  )
  const page = isWhole ? 1 : (query.page ?? 1)
  const size = isWhole ? maxLines : linesOnPage
  const settled = settledLines(frame, scope, sideOf)
  // The two are put in order together, so the first pages of the journal's are read again with them.
  const offset = settled.length > 0 ? 0 : (page - 1) * size
  const limit = settled.length > 0 ? page * size + 1 : size + 1
  const posted = linesOfTax(reader, {
    pairs: figures,
    scope: postedScope(frame, scope),
    limit,
    offset,
  }).map((line): TaxLine => {
    const side = sideOf.get(`${line.taxCode} ${line.account}`)
    return { ...line, amount: amountOf(side, line), share: '' }
  })
  const found = inOrder([...posted, ...settled]).slice((page - 1) * size - offset)
  const total = figures.reduce((sum, figure) => sum + figure.amount, 0)
  return listOf(frame, { found, page, size, total })
}

/** The sales with their tax behind a box of a return by net tax rates; none where the firm has none. */
function netTurnover(frame: Frame, isWhole: boolean): Report {
  const { reader, span, query } = frame
  const method = netMethodOn(reader, span.from)
  const part = query.netPart ?? 'all'
  const all = method ? netLines(frame, scopeOf(reader, span), method) : []
  const own = all.filter(({ place }) => {
    return part === 'all' || (part === 'taxed' ? place !== null : String(place) === part)
  })
  const page = isWhole ? 1 : (query.page ?? 1)
  const size = isWhole ? maxLines : linesOnPage
  const total = own.reduce((sum, { amount }) => sum + amount, 0)
  return listOf(frame, { found: own.slice((page - 1) * size), page, size, total })
}

/** The lines behind an amount of the one-stop shop's return. */
function ossPart(frame: Frame, part: string): Report {
  const codes = new Set((frame.query.taxCodes ?? '').split(',').filter((code) => code !== ''))
  const isTax = frame.query.taxSide === 'outputTax'
  const found = ossLines(frame).filter((line) => {
    if (line.isTax !== isTax || (codes.size > 0 && !codes.has(line.taxCode))) return false
    const own = isOwn(frame, line)
    return part === 'own' ? own : !own && part === `${line.country}-${line.quarter}`
  })
  const total = found.reduce((sum, { amount }) => sum + amount, 0)
  return listOf(frame, { found, page: 1, size: maxLines, total })
}

/** The lines behind one customer's row of the recapitulative statement. */
function euLines(frame: Frame, customer: string): Report {
  const codes = new Set((frame.query.taxCodes ?? '').split(','))
  const partyId = customer === 'none' ? '' : customer
  const { euVatId, euLate } = frame.query
  const found = linesInUnion(frame)
    .filter((line) => line.partyId === partyId && codes.has(line.taxCode))
    .filter(({ customer }) => euVatId === undefined || (customer?.vatId || 'none') === euVatId)
    .filter(({ isLate }) => euLate === undefined || isLate === (euLate === 'yes'))
    .map((line): TaxLine => ({ ...line, share: '' }))
  const total = found.reduce((sum, { amount }) => sum + amount, 0)
  return listOf(frame, { found, page: 1, size: maxLines, total })
}

type Found = { found: readonly TaxLine[]; page: number; size: number; total: Minor }

/** A page of the lines; one more than fit it tells that there is another. */
function listOf(frame: Frame, { found, page, size, total }: Found): Report {
  const { texts, chart } = frame
  const names = new Map(chart.map((account) => [account.code, accountLabel(frame, account)]))
  const hasShares = found.some(({ share }) => share !== '')
  const rows: ReportRow[] = found.slice(0, size).map((line) => {
    const cells: ReportCell[] = [
      { date: line.date },
      { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
      { text: frame.memoOf(line), link: documentLink(line) },
      { text: names.get(line.account) ?? line.account },
      { text: line.taxCode },
      ...(hasShares ? [{ text: line.share }] : []),
      { amount: line.amount },
    ]
    return { kind: 'line', depth: 0, cells, adds: [] }
  })
  const hasNextPage = found.length > size
  if (page === 1 && !hasNextPage && rows.length > 0) {
    const cells = [
      ...[null, null, { text: texts.results.all }, null, null],
      ...(hasShares ? [null] : []),
      { amount: total },
    ]
    rows.push({ kind: 'result', depth: 0, cells, adds: sumRows([...rows.keys()]) })
  }
  const { columns } = texts
  const share = { key: 'share', label: texts.cashBasis.share, kind: 'text' as const }
  return toReport(frame, 'tax-lines', {
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'account', label: columns.account, kind: 'text' },
      { key: 'code', label: texts.tax.code, kind: 'text' },
      ...(hasShares ? [share] : []),
      { key: 'amount', label: columns.amount, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage,
  })
}

function settledLines(
  frame: Frame,
  scope: FigureScope,
  sideOf: ReadonlyMap<string, TaxSide>,
): TaxLine[] {
  const { format, currency } = frame
  const words = (amount: Minor) => format.amount(amount, currency)
  return settledTaxLines(frame, scope).flatMap(({ whole, wholeBase, ...line }) => {
    const side = sideOf.get(`${line.taxCode} ${line.account}`)
    if (side === undefined) return []
    const due = (amount: Minor, taxBase: Minor) =>
      amountOf(side, { debit: amount, credit: 0, taxBase })
    const share = `${words(due(whole, wholeBase))} × ${words(line.moved)} ÷ ${words(line.total)}`
    return [{ ...line, amount: due(line.amount, line.base), share }]
  })
}

function inOrder(lines: TaxLine[]): TaxLine[] {
  return lines.sort(
    (one, other) => one.date.localeCompare(other.date) || one.sequence - other.sequence,
  )
}
