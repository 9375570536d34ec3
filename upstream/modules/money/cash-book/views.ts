import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import {
  balanceUntil,
  type LineOnAccount,
  linesOnAccount,
  movementByDay,
} from '../../books/ledger/views.ts'
import { findBook, pagesBetween } from './reader.ts'

const maxLines = 20_000

type CashDayLines = {
  date: string
  lines: { line: LineOnAccount; balance: number }[]
  in: number
  out: number
  closing: number
}

/**
 * The lines of a cash account by day, each with what lay there after it; a closed day is among them
 * though nothing moved on it. Beyond the limit lines are left out, and the sums of their days are not.
 */
export function cashDays(
  reader: Reader,
  account: string,
  { from, to, limit = maxLines }: { from: string; to: string; limit?: number },
): { opening: number; days: CashDayLines[] } {
  const opening = balanceUntil(reader, account, addDays(from, -1))
  const found = linesOnAccount(reader, { account, from, to, limit })
  const byDay = Map.groupBy(found, (line) => line.date)
  const moved = new Map(movementByDay(reader, account, from, to).map((one) => [one.date, one]))
  const closed = pagesBetween(reader, account, { from, to }).map(({ date }) => date)
  let before = opening
  const days = [...new Set([...moved.keys(), ...closed])].sort().map((date): CashDayLines => {
    const { debit = 0, credit = 0 } = moved.get(date) ?? {}
    let balance = before
    const lines = (byDay.get(date) ?? []).map((line) => {
      balance += line.amount
      return { line, balance }
    })
    before += debit - credit
    return { date, lines, in: debit, out: credit, closing: before }
  })
  return { opening, days }
}

/** The page of each closed day. */
export function cashPages(
  reader: Reader,
  account: string,
  span: { from: string; to: string },
): Map<string, number> {
  return new Map(pagesBetween(reader, account, span).map(({ date, page }) => [date, page]))
}

/** The date itself, or the first one after it that the book of a cash account still takes. */
export function firstCashDate(reader: Reader, account: string, date: string): string {
  const book = findBook(reader, account)
  if (!book) return date
  const { since, closedUntil } = book
  const first = closedUntil === null ? since : addDays(closedUntil, 1)
  return date < first ? first : date
}
