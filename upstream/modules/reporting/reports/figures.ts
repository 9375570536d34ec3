import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type {
  ReportCell,
  ReportColumn,
  ReportLink,
  ReportRow,
} from '#contract/reporting/reports.ts'
import { addDays } from '../../../firm/calendar.ts'
import { closingTurnover, sumsUntil, turnoverInCentres } from '../../books/ledger/views.ts'
import type { CentreScope } from './centres.ts'
import { dawn, type Frame } from './frame.ts'
import type { Span } from './span.ts'

/** Debit less credit by account, minor units of the base currency. */
export type Balances = ReadonlyMap<string, Minor>

export type Sides = { debit: Minor; credit: Minor }

const moneySubtypes = ['bank', 'cash']

/** What was posted to each account in a span; the closing of a year, which moves it on, left out. */
export function turnoverIn(frame: Frame, span: Span): Balances {
  const sums = [...sidesWithoutClosings(frame, span)]
  return new Map(sums.map(([code, { debit, credit }]) => [code, debit - credit]))
}

/** The same, each side by itself. */
export function sidesWithoutClosings(frame: Frame, span: Span): ReadonlyMap<string, Sides> {
  if (scopeOf(frame, span)) return sidesIn(frame, span, false)
  const closed = closingTurnover(frame.reader, span.from, span.to, frame.upTo)
  const left = new Map(sidesIn(frame, span))
  for (const { account, debit, credit } of closed) {
    const sides = left.get(account) ?? { debit: 0, credit: 0 }
    left.set(account, { debit: sides.debit - debit, credit: sides.credit - credit })
  }
  return left
}

/** What was posted to each account in a span, each side by itself. */
export function sidesIn(frame: Frame, span: Span, withClosings = true): ReadonlyMap<string, Sides> {
  const { reader, upTo } = frame
  const { from, to } = span
  const scope = scopeOf(frame, span)
  if (scope) {
    const sums = turnoverInCentres(reader, scope, { from, to, withClosings, upTo })
    return new Map(sums.map(({ account, debit, credit }) => [account, { debit, credit }]))
  }
  const earlierSums = sumsUntil(reader, addDays(from, -1), upTo)
  const before = new Map(earlierSums.map((sum) => [sum.account, sum]))
  return new Map(
    sumsUntil(reader, to, upTo).map(({ account, debit, credit }) => {
      const earlier = before.get(account) ?? { debit: 0, credit: 0 }
      return [account, { debit: debit - earlier.debit, credit: credit - earlier.credit }]
    }),
  )
}

/** The lines that a column is about; undefined for all. */
function scopeOf({ scope }: Frame, { centres }: Span): CentreScope | undefined {
  return centres ?? scope
}

/** What stood on each account at the end of a day. */
export function balancesOn(frame: Frame, date: string): Balances {
  const { reader, upTo } = frame
  if (frame.scope) {
    const days = { from: dawn, to: date, withClosings: true, upTo }
    return balancesAt(turnoverInCentres(reader, frame.scope, days))
  }
  return balancesAt(sumsUntil(reader, date, upTo))
}

/** The columns of a statement; `labelOf` names a span. */
export function figureColumns(
  { texts, spans, isCompared, isSplit }: Frame,
  labelOf: (span: Span) => string,
): ReportColumn[] {
  const columns = spans.map((span, at) => ({
    key: `amount${at}`,
    label: isSplit && at === spans.length - 1 ? texts.columns.total : labelOf(span),
    kind: 'amount' as const,
  }))
  const { change, changePercent } = texts.columns
  if (!isCompared) return columns
  return [
    ...columns,
    { key: 'change', label: change, kind: 'amount' },
    { key: 'changePercent', label: changePercent, kind: 'percent' },
  ]
}

/** One figure for each span, and how the first two differ where that is asked. */
export function figureCells(
  { spans, isCompared }: Frame,
  amounts: readonly Minor[],
  linkOf: (span: Span) => ReportLink | undefined,
): ReportCell[] {
  const cells: ReportCell[] = spans.map((span, at) => {
    const link = linkOf(span)
    return { amount: amounts[at] ?? 0, ...(link && { link }) }
  })
  const [now = 0, before = 0] = amounts
  if (!isCompared) return cells
  return [...cells, { amount: now - before }, percentOf(now, before)]
}

/** The lines of some accounts in a span, as the general ledger lists them. */
export function ledgerLink(
  accounts: readonly Account[],
  { from, to, centres }: Span,
): ReportLink | undefined {
  if (accounts.length === 0) return undefined
  const codes = accounts.map(({ code }) => code).join(',')
  const query = {
    period: 'custom',
    from,
    to,
    accounts: codes,
    ...(centres && { costCentre: centres.key }),
  }
  return { target: 'report', report: 'general-ledger', query }
}

/** The same without the closing of years, as `turnoverIn` adds them up. */
export function turnoverLink(accounts: readonly Account[], span: Span): ReportLink | undefined {
  const link = ledgerLink(accounts, span)
  if (link?.target !== 'report') return link
  return { ...link, query: { ...link.query, closings: 'without' } }
}

/** Bank and cash. */
export function moneyAccounts({ chart }: Frame): Account[] {
  return chart.filter(({ subtype, type }) => type === 'asset' && moneySubtypes.includes(subtype))
}

export function sumRows(rows: readonly number[], sign: 1 | -1 = 1): ReportRow['adds'] {
  return rows.map((row) => ({ row, sign }))
}

function percentOf(now: Minor, before: Minor): ReportCell {
  if (before === 0) return {}
  const tenths = Math.round(((now - before) * 1000) / Math.abs(before))
  return { number: (tenths / 10).toFixed(1) }
}

function balancesAt(sums: ReturnType<typeof sumsUntil>): Balances {
  return new Map(sums.map(({ account, debit, credit }) => [account, debit - credit]))
}
