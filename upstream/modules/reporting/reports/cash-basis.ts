import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportLink, ReportRow } from '#contract/reporting/reports.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import {
  type LineOnCredit,
  linesOnCredit,
  linesPaidAtOnce,
  type PrintedLine,
  turnoverOnCredit,
  turnoverPaidAtOnce,
} from '../../books/ledger/views.ts'
import {
  type SettledDocumentPart,
  settledByShare,
  settledWithin,
} from '../../books/settlement/views.ts'
import { type Balances, sumRows } from './figures.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'
import { documentLink } from './general-ledger.ts'
import {
  boughtOnCredit,
  incomeOfOpened,
  isOpenedSale,
  opened,
  shareOf,
  soldOnCredit,
} from './on-payment/settled-tax.ts'
import type { Span } from './span.ts'

/**
 * Cash basis: income and costs count on the day on which money settles them, in the share that is
 * settled, net of tax (the idea of DE § 11 EStG, the US cash method, the GB cash basis; no country's
 * form). A payment counts on its own day once it is matched. Money received ahead for a deposit
 * invoice is income at once and is taken off again as the final invoice deducts it. An unpaid document
 * of the old books counts as it is paid, less the tax that waits for its payment; what a supplier's was
 * for nobody knows, so it is among other expenses. What is written
 * off never was income. Depreciation and entries by hand count on their own date, goods from stock
 * as they are delivered.
 */

const onCredit = { ...soldOnCredit, ...boughtOnCredit }

/** The close of a year moves the result on; revaluations and write-offs move no money. */
const withoutMoney = ['yearEnd', 'revaluation', 'writeOff']

const linesOnPage = 500

/** Income and expense accounts, and the one that deposits stand on until they are deducted. */
export function accountsOnCashBasis({ reader, chart }: Pick<Frame, 'reader' | 'chart'>): Account[] {
  const deposits = accountFor(reader, 'customerDeposits')
  return chart.filter(
    ({ code, type }) => type === 'income' || type === 'expense' || code === deposits,
  )
}

/** What counts in a span on each account, debit less credit. */
export function cashTurnover(frame: Frame, span: Span): Balances {
  const sums = new Map<string, Minor>()
  const add = (account: string, amount: Minor) =>
    sums.set(account, (sums.get(account) ?? 0) + amount)
  const accounts = accountsOnCashBasis(frame).map(({ code }) => code)
  const { reader } = frame
  const scope = scopeOf(span, accounts)
  for (const { account, debit, credit } of turnoverPaidAtOnce(reader, scope)) {
    add(account, debit - credit)
  }
  const { whole, parts } = settledByShare(reader, span, onCredit, opened)
  for (const { account, amount } of turnoverOnCredit(reader, whole, accounts)) add(account, amount)
  for (const { account, amount } of linesOfParts(reader, parts, accounts)) add(account, amount)
  return sums
}

/** Where a figure of cash basis leads: what it is the sum of. */
export function cashLink(accounts: readonly Account[], { from, to }: Span): ReportLink | undefined {
  if (accounts.length === 0) return undefined
  const codes = accounts.map(({ code }) => code).join(',')
  return {
    target: 'report',
    report: 'cash-lines',
    query: { period: 'custom', from, to, accounts: codes },
  }
}

/** What counts in a span line by line: of a document the part that was settled, and of how much. */
export function cashLines(frame: Frame, isWhole = false): Report {
  const { reader, span, texts, query, currency, format } = frame
  const asked = new Set((query.accounts ?? '').split(',').filter((code) => code !== ''))
  const chosen = accountsOnCashBasis(frame).filter(
    ({ code }) => asked.size === 0 || asked.has(code),
  )
  const names = new Map(chosen.map((account) => [account.code, accountLabel(frame, account)]))
  const codes = [...names.keys()]
  const page = isWhole ? 1 : (query.page ?? 1)
  // One more than the pages until this one have, so that the last page is known, and with it the sum.
  const limit = isWhole ? undefined : page * linesOnPage + 1
  const atOnce = linesPaidAtOnce(reader, scopeOf(span, codes), limit).map((line) => ({
    ...line,
    amount: line.debit - line.credit,
  }))
  // Costs alone as costs, else as profit: what was earned less what it cost.
  const areCosts = chosen.every(({ type }) => type === 'expense')
  const signed = (amount: Minor) => (areCosts ? amount : 0 - amount)
  const shareText = (line: SettledLine) => {
    const amounts = [signed(line.whole), line.moved, line.total]
    const [whole, part, total] = amounts.map((amount) => format.amount(amount, currency))
    return `${whole} × ${part} ÷ ${total}`
  }
  const lines: (SettledLine | (PrintedLine & { amount: Minor }))[] = [
    ...atOnce,
    ...settledLines(frame, span, codes, limit),
  ].sort((one, other) => one.date.localeCompare(other.date) || one.sequence - other.sequence)
  const size = isWhole ? lines.length : linesOnPage
  const rows: ReportRow[] = lines.slice((page - 1) * size, page * size).map((line) => {
    const cells: ReportCell[] = [
      { date: line.date },
      { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
      { text: frame.memoOf(line), link: documentLink(line) },
      { text: names.get(line.account) ?? line.account },
      { text: 'whole' in line ? shareText(line) : '' },
      { amount: signed(line.amount) },
    ]
    return { kind: 'line', depth: 0, cells, adds: [] }
  })
  const hasNextPage = page * size < lines.length
  if (!hasNextPage && lines.length > 0) {
    const amount = signed(lines.reduce((sum, line) => sum + line.amount, 0))
    const cells = [null, null, { text: texts.results.all }, null, null, { amount }]
    rows.push({
      kind: 'result',
      depth: 0,
      cells,
      adds: page === 1 ? sumRows([...rows.keys()]) : [],
    })
  }
  const { columns } = texts
  return toReport(frame, 'cash-lines', {
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      { key: 'account', label: columns.account, kind: 'text' },
      { key: 'share', label: texts.cashBasis.share, kind: 'text' },
      { key: 'amount', label: columns.amount, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage,
  })
}

/** A line of a document as far as the document was settled in a span; less where taken back. */
type SettledLine = PrintedLine & {
  amount: Minor
  /** The line, what was settled of the document in the span, and the document. */
  whole: Minor
  moved: Minor
  total: Minor
}

/** All of them, or some more than the first by day: as many documents' as it takes. */
function settledLines(
  { reader }: Frame,
  span: Span,
  accounts: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): SettledLine[] {
  const parts = settledWithin(reader, span, onCredit)
  if (limit > parts.length) return linesOfParts(reader, parts, accounts)
  parts.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  const lines: SettledLine[] = []
  for (let at = 0; at < parts.length && lines.length < limit; ) {
    let end = Math.min(at + limit, parts.length)
    // What is settled on one day is not parted: lines of a day stand in the order of their entries.
    while (end < parts.length && parts[end]?.date === parts[end - 1]?.date) end += 1
    lines.push(...linesOfParts(reader, parts.slice(at, end), accounts))
    at = end
  }
  return lines
}

function linesOfParts(
  reader: Reader,
  settled: readonly SettledDocumentPart[],
  accounts: readonly string[],
): SettledLine[] {
  const parts = settled.filter(({ before, until }) => before !== until)
  const byDocument = new Map(parts.map((part) => [part.documentId, part]))
  const old = parts.filter(({ documentKind }) => opened.includes(documentKind))
  const own = [
    ...linesOnCredit(reader, [...byDocument.keys()], accounts),
    ...openedLines(
      reader,
      old.map(({ documentId }) => documentId),
      accounts,
    ),
  ]
  return own.flatMap((line) => {
    const part = byDocument.get(line.sourceId)
    if (!part) return []
    const share = (settled: Minor) => shareOf(line.posted, settled, part.total)
    const amount = share(part.until) - share(part.before)
    if (amount === 0) return []
    const moved = part.until - part.before
    return [{ ...line, date: part.date, amount, whole: line.posted, moved, total: part.total }]
  })
}

/** What documents of the old books hold against the opening balances, as the income or cost it is. */
function openedLines(
  reader: Reader,
  ids: readonly string[],
  accounts: readonly string[],
): LineOnCredit[] {
  if (ids.length === 0) return []
  return linesOnCredit(reader, ids, [accountFor(reader, 'openingEquity')])
    .filter(({ sourceKind }) => opened.includes(sourceKind))
    .map((line) => {
      const account = isOpenedSale(line)
        ? incomeOfOpened(reader, line)
        : accountFor(reader, 'otherExpense')
      return { ...line, account }
    })
    .filter(({ account }) => accounts.includes(account))
}

function scopeOf({ from, to }: Span, accounts: readonly string[]) {
  return { from, to, accounts, onCredit: Object.keys(onCredit), without: withoutMoney }
}
