import type { CashBook, CashCount, CashDay, CashMonth } from '#contract/money/cash-book.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  balanceUntil,
  type LineOnAccount,
  linesOnAccount,
  movementByDay,
} from '../../books/ledger/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import {
  countsBetween,
  findBook,
  getCashAccount,
  lastCount,
  pagesBetween,
  type StoredCount,
  type StoredPage,
} from './reader.ts'

/** As many lines as one month shows; sums are of all of them. */
const maxLines = 2_000

/** A cash account with its book. @throws AppError not_found */
export function toBook(reader: Reader, context: FirmContext, account: string): CashBook {
  const { code, name } = getCashAccount(reader, account)
  const book = findBook(reader, code)
  return {
    code,
    name,
    currency: getFirmProfile(reader).baseCurrency,
    balance: balanceUntil(reader, code, firmDate(reader, context)),
    since: book?.since ?? null,
    closedUntil: book?.closedUntil ?? null,
    countedOn: lastCount(reader, code)?.date ?? null,
  }
}

/** A month of a book, that of today where none is named. @throws AppError not_found */
export function monthOf(
  reader: Reader,
  context: FirmContext,
  account: string,
  { month: asked, limit = maxLines }: { month?: string | undefined; limit?: number } = {},
): CashMonth {
  const book = toBook(reader, context, account)
  const today = firmDate(reader, context)
  const month = asked ?? today.slice(0, 7)
  const from = `${month}-01`
  const to = addDays(addMonths(from, 1), -1)
  const lines = linesOnAccount(reader, { account, from, to, limit: limit + 1 })
  const opening = balanceUntil(reader, account, addDays(from, -1))
  const days = daysOf(reader, account, { from, to, opening }, lines.slice(0, limit))
  const sum = (side: 'in' | 'out') => days.reduce((total, day) => total + day[side], 0)
  const closing = balanceUntil(reader, account, to)
  const hasMore = lines.length > limit
  return { book, month, today, opening, in: sum('in'), out: sum('out'), closing, days, hasMore }
}

/** One day of a book, at most so many lines of it listed. */
export function dayOf(reader: Reader, account: string, date: string, limit = maxLines): CashDay {
  const lines = linesOnAccount(reader, { account, from: date, to: date, limit })
  const opening = balanceUntil(reader, account, addDays(date, -1))
  const [day] = daysOf(reader, account, { from: date, to: date, opening }, lines)
  const nothing = { page: null, in: 0, out: 0, entries: [], count: null, closedByName: '' }
  return day ?? { ...nothing, date, opening, closing: opening }
}

type Span = { from: string; to: string; opening: number }

function daysOf(
  reader: Reader,
  account: string,
  { from, to, opening }: Span,
  lines: readonly LineOnAccount[],
): CashDay[] {
  const counts = countsBetween(reader, account, { from, to })
  const pages = new Map(pagesBetween(reader, account, { from, to }).map((one) => [one.date, one]))
  const byDay = Map.groupBy(lines, ({ date }) => date)
  const moved = new Map(movementByDay(reader, account, from, to).map((one) => [one.date, one]))
  const dates = [...new Set([...moved.keys(), ...counts.keys(), ...pages.keys()])].sort()
  let balance = opening
  return dates.map((date) => {
    const own = byDay.get(date) ?? []
    const { debit = 0, credit = 0 } = moved.get(date) ?? {}
    const sums = { in: debit, out: credit, count: counts.get(date), page: pages.get(date) }
    const day = dayFrom(date, balance, own, sums)
    balance = day.closing
    return day
  })
}

type DaySums = {
  in: number
  out: number
  count: StoredCount | undefined
  page: StoredPage | undefined
}

function dayFrom(
  date: string,
  opening: number,
  lines: readonly LineOnAccount[],
  { count, page, ...sums }: DaySums,
): CashDay {
  let balance = opening
  const entries = lines.map(({ entryId, sequence, memo, sourceKind, sourceId, amount }) => {
    balance += amount
    return {
      entryId,
      sequence,
      text: memo,
      documentKind: sourceKind,
      documentId: sourceId,
      in: Math.max(amount, 0),
      out: Math.max(-amount, 0),
      balance,
    }
  })
  return {
    date,
    page: page?.page ?? null,
    opening,
    in: sums.in,
    out: sums.out,
    closing: opening + sums.in - sums.out,
    entries,
    count: count ? toCount(count) : null,
    closedByName: page?.closedByName ?? '',
  }
}

function toCount(row: StoredCount): CashCount {
  const { pieces, other, counted, expected, difference, reason, countedByName, countedAt } = row
  return {
    pieces: JSON.parse(pieces),
    other,
    counted,
    expected,
    difference,
    reason,
    countedByName,
    countedAt,
  }
}
