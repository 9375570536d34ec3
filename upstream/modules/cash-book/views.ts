import { addDays } from '../../firm/calendar.ts'
import type { Reader } from '../../firm/store.ts'
import { balanceUntil, type LineOnAccount, linesOnAccount } from '../ledger/views.ts'
import { findBook, pagesBetween } from './reader.ts'

const maxLines = 20_000

type CashDayLines = {
  date: string
  lines: { line: LineOnAccount; balance: number }[]
  closing: number
}

/**
 * The lines of a cash account by day, each with what lay there after it; a closed day is among them
 * though nothing moved on it.
 */
export function cashDays(
  reader: Reader,
  account: string,
  { from, to }: { from: string; to: string },
): { opening: number; days: CashDayLines[] } {
  const opening = balanceUntil(reader, account, addDays(from, -1))
  const found = linesOnAccount(reader, { account, from, to, limit: maxLines })
  const byDay = Map.groupBy(found, (line) => line.date)
  const closed = pagesBetween(reader, account, { from, to }).map(({ date }) => date)
  let balance = opening
  const days = [...new Set([...byDay.keys(), ...closed])].sort().map((date): CashDayLines => {
    const lines = (byDay.get(date) ?? []).map((line) => {
      balance += line.amount
      return { line, balance }
    })
    return { date, lines, closing: balance }
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
