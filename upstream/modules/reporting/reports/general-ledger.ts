import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { addDays } from '../../../firm/calendar.ts'
import {
  countLines,
  linesOfAccount,
  type PrintedLine,
  turnoverOfKept,
} from '../../books/ledger/views.ts'
import { fiscalYearStart } from '../../firm/firms/index.ts'
import { centreCell, centreColumn } from './centre-column.ts'
import {
  type Balances,
  balancesOn,
  type Sides,
  sidesIn,
  sidesWithoutClosings,
  sumRows,
  turnoverIn,
} from './figures.ts'
import { accountLabel, type Frame, subtitleOf, toReport } from './frame.ts'
import { type Kept, keptOf } from './kept.ts'

/** Lines on a page of the screen; a file has all of them. */
const linesOnPage = 500

/**
 * Account by account what stood on it, each line of the span, and what stands on it then; of those
 * that are asked for, or of all. `isWhole` leaves no line for another page.
 */
export function generalLedger(frame: Frame, isWhole = false): Report {
  const { reader, span, texts, query, chart, upTo, scope } = frame
  const asked = new Set((query.accounts ?? '').split(',').filter((code) => code !== ''))
  const chosen = chart.filter(({ code }) => asked.size === 0 || asked.has(code))
  const codes = chosen.map(({ code }) => code)
  const kept = keptOf(frame, codes)
  // Of some lines of an account, what stood on it before says nothing.
  const before = kept ? undefined : openingOf(frame)
  const withClosings = query.closings !== 'without'
  const which = { ...span, withClosings, upTo, centres: scope, kept: kept?.lines }
  const sides = sidesOf(frame, kept, { ...which, accounts: codes })
  const counts = countLines(reader, { ...which, accounts: kept && codes })
  const accounts = chosen.filter(({ code }) => {
    return (counts.get(code) ?? 0) > 0 || (before?.get(code) ?? 0) !== 0
  })
  const page = isWhole ? 1 : (query.page ?? 1)
  const rows: ReportRow[] = []
  let skip = (page - 1) * linesOnPage
  let room = isWhole ? Number.MAX_SAFE_INTEGER : linesOnPage
  let hasNextPage = false
  for (const account of accounts) {
    const { code } = account
    const count = counts.get(code) ?? 0
    if (skip >= Math.max(count, 1)) {
      skip -= Math.max(count, 1)
      continue
    }
    if (room <= 0) {
      hasNextPage = true
      break
    }
    const limit = Math.min(room, count - skip)
    const lines = linesOfAccount(reader, {
      account: code,
      ...which,
      limit,
      offset: skip,
    })
    const isEnd = skip + lines.length >= count
    printAccount(
      frame,
      rows,
      { code, label: accountLabel(frame, account) },
      {
        before: before && (before.get(code) ?? 0),
        sides: sides.get(code) ?? nothing,
        lines,
        isStart: skip === 0,
        isEnd,
      },
    )
    room -= Math.max(lines.length, 1)
    skip = 0
    if (!isEnd) hasNextPage = true
  }
  if (!hasNextPage && rows.length > 0 && accounts.length > 1) {
    const all = addSides(accounts.map(({ code }) => sides.get(code) ?? nothing))
    const sums = [...rows.keys()].filter((at) => rows[at]?.kind === 'sum')
    rows.push(turnoverRow(frame, texts.results.all, 'result', all, page === 1 ? sumRows(sums) : []))
  }
  const { columns } = texts
  return toReport(frame, 'general-ledger', {
    ...(kept && { subtitle: subtitleOf(frame, `${frame.format.span(span)} · ${kept.label}`) }),
    columns: [
      { key: 'date', label: columns.date, kind: 'date' },
      { key: 'entry', label: columns.entry, kind: 'count' },
      { key: 'text', label: columns.text, kind: 'text' },
      ...centreColumn(frame),
      { key: 'debit', label: columns.debit, kind: 'amount' },
      { key: 'credit', label: columns.credit, kind: 'amount' },
      { key: 'balance', label: columns.balance, kind: 'amount' },
    ],
    rows,
    page,
    hasNextPage,
  })
}

type Printed = {
  /** Undefined where not all of its lines are asked for. */
  before: Minor | undefined
  sides: Sides
  lines: readonly (PrintedLine & { running: Minor })[]
  isStart: boolean
  isEnd: boolean
}

/** Head, opening balance, lines, turnover and closing balance of an account, as far as the page goes. */
function printAccount(
  frame: Frame,
  rows: ReportRow[],
  account: { label: string; code: string },
  { before, sides, lines, isStart, isEnd }: Printed,
): void {
  const { texts } = frame
  const link = { target: 'account' as const, code: account.code }
  const head: ReportCell = { text: account.label, link }
  rows.push({
    kind: 'head',
    depth: 0,
    cells: [null, null, head, ...centreCell(frame), null, null, null],
    adds: [],
  })
  const balanceRow = (text: string, amount: Minor): ReportRow => {
    return {
      kind: 'line',
      depth: 1,
      cells: [null, null, { text }, ...centreCell(frame), null, null, { amount }],
      adds: [],
    }
  }
  const stood = before ?? 0
  if (isStart && before !== undefined) rows.push(balanceRow(texts.columns.opening, before))
  const first = rows.length
  for (const line of lines) {
    rows.push({
      kind: 'line',
      depth: 1,
      cells: lineCells(frame, line, stood + line.running),
      adds: [],
    })
  }
  if (!isEnd) return
  // Of a page that begins within the account its rows are not all that is added up.
  const adds = isStart ? sumRows([...rows.keys()].slice(first)) : []
  rows.push(turnoverRow(frame, `${texts.columns.turnover} ${account.code}`, 'sum', sides, adds))
  if (before === undefined) return
  rows.push(balanceRow(texts.columns.closing, before + sides.debit - sides.credit))
}

function turnoverRow(
  frame: Frame,
  text: string,
  kind: ReportRow['kind'],
  { debit, credit }: Sides,
  adds: ReportRow['adds'],
): ReportRow {
  const amounts = [{ amount: debit }, { amount: credit }, { amount: debit - credit }]
  return { kind, depth: 0, cells: [null, null, { text }, ...centreCell(frame), ...amounts], adds }
}

function lineCells(frame: Frame, line: PrintedLine, balance: Minor): (ReportCell | null)[] {
  const side = (amount: Minor) => (amount === 0 ? null : { amount })
  return [
    { date: line.date },
    { number: String(line.sequence), link: { target: 'entry', id: line.entryId } },
    { text: frame.memoOf(line), link: documentLink(line) },
    ...centreCell(frame, line),
    side(line.debit),
    side(line.credit),
    { amount: balance },
  ]
}

/** What was posted to each account, each side by itself, of the lines that are kept. */
function sidesOf(
  frame: Frame,
  kept: Kept | undefined,
  which: Parameters<typeof turnoverOfKept>[1],
): ReadonlyMap<string, Sides> {
  if (!kept) {
    const { span } = frame
    return which.withClosings ? sidesIn(frame, span) : sidesWithoutClosings(frame, span)
  }
  const sums = turnoverOfKept(frame.reader, which)
  return new Map(sums.map(({ account, debit, credit }) => [account, { debit, credit }]))
}

/** What stood on each account before; income and expenses begin anew with each fiscal year. */
function openingOf(frame: Frame): Balances {
  const { span, chart, yearStart } = frame
  const last = addDays(span.from, -1)
  const first = fiscalYearStart(span.from, yearStart)
  const all = balancesOn(frame, last)
  const year = first > last ? new Map() : turnoverIn(frame, { from: first, to: last })
  return new Map(
    chart.map(({ code, type }) => {
      const isResult = type === 'income' || type === 'expense'
      return [code, (isResult ? year : all).get(code) ?? 0]
    }),
  )
}

const nothing: Sides = { debit: 0, credit: 0 }

function addSides(all: readonly Sides[]): Sides {
  const sum = (side: 'debit' | 'credit') => all.reduce((total, one) => total + one[side], 0)
  return { debit: sum('debit'), credit: sum('credit') }
}

/** The document behind a line. */
export function documentLink({
  sourceKind,
  sourceId,
}: Pick<PrintedLine, 'sourceKind' | 'sourceId'>): NonNullable<ReportCell['link']> {
  return { target: 'document', documentKind: sourceKind, id: sourceId }
}
