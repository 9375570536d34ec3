import type { Account } from '#contract/books/accounts.ts'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { amountParam } from '#contract/core/money.ts'
import type {
  CashBook,
  CashCountInput,
  CashDay,
  CashEntryInput,
} from '#contract/money/cash-book.ts'
import { hooks } from '../../../core/hooks.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { accountFor, controlAccounts, debit, listAccounts, post } from '../../books/ledger/index.ts'
import { balanceUntil, movementByDay } from '../../books/ledger/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { dayOf, toBook } from './book.ts'
import {
  countsBetween,
  findBook,
  firstDayBelow,
  getCashAccount,
  type StoredBook,
} from './reader.ts'
import { insertBook, insertCount, insertPages } from './writer.ts'

const entity = 'cashBook'

/**
 * Begins the book of a cash account.
 * @throws AppError not_found; conflict where there is one, or a till that sold before is not closed;
 *   invalid for a day to come, or where the account is below zero on a day since then
 */
export function beginBook(
  writer: Writer,
  context: FirmContext,
  { account, since }: { account: string; since: string },
): CashBook {
  getCashAccount(writer, account)
  if (findBook(writer, account)) throw conflictOf('cashBookKept')
  if (since > firmDate(writer, context)) throw invalidField('since', 'inFuture')
  requireTillsClosed(writer, account, addDays(since, -1))
  const below = firstDayBelow(writer, account, { from: since })
  if (below) throw invalidField('since', 'cashBelowZero', below)
  insertBook(writer, context, { account, since })
  writer.audit({ entity, entityId: account, title: account, action: 'create', after: { since } })
  return toBook(writer, context, account)
}

/**
 * Notes money that came in or went out without a document of its own, such as what the owner takes
 * or what is carried to the bank.
 * @throws AppError not_found, locked; conflict where no book is kept; invalid, also for a day that is
 *   closed or before the book, and where the cash would be below zero
 */
export function noteMovement(
  writer: Writer,
  context: FirmContext,
  cash: string,
  { date, direction, amount, account, text }: CashEntryInput,
): CashBook {
  requireOpenDay(requireBook(writer, cash), date)
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  if (!contraAccounts(writer, cash).some(({ code }) => code === account)) {
    throw invalidField('account', 'unknownAccount')
  }
  const sign = direction === 'in' ? amount : -amount
  const id = context.newId()
  post(writer, context, {
    date,
    memo: text,
    source: { kind: 'cashEntry', id },
    lines: [debit({ code: cash }, sign), debit({ code: account }, -sign)],
  })
  const after = { date, amount: sign, account, text }
  writer.audit({ entity, entityId: cash, title: cash, action: 'note', after })
  return toBook(writer, context, cash)
}

/**
 * Keeps what was counted on a day and posts the difference from the book.
 * @throws AppError not_found, locked; conflict where no book is kept; invalid for a day that is
 *   closed, before the book or to come, and without a reason where there is a difference
 */
export function countCash(
  writer: Writer,
  context: FirmContext,
  cash: string,
  { date, pieces, other, reason }: CashCountInput,
): CashDay {
  requireOpenDay(requireBook(writer, cash), date)
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  const counted = pieces.reduce((sum, { value, count }) => sum + value * count, other)
  const expected = balanceUntil(writer, cash, date)
  const difference = counted - expected
  if (difference !== 0 && reason === '') {
    const { baseCurrency } = getFirmProfile(writer)
    const text = (amount: number) => amountParam(amount, baseCurrency)
    const params = { expected: text(expected), counted: text(counted), amount: text(difference) }
    throw invalidField('reason', 'cashDiffers', params)
  }
  const id = insertCount(writer, context, {
    account: cash,
    date,
    pieces: JSON.stringify(pieces.filter(({ count }) => count > 0)),
    other,
    counted,
    expected,
    difference,
    reason: difference === 0 ? '' : reason,
  })
  if (difference !== 0) {
    post(writer, context, {
      date,
      memo: reason,
      source: { kind: 'cashCount', id },
      lines: [debit({ code: cash }, difference), debit({ role: 'cashOverShort' }, -difference)],
    })
  }
  const after = { date, counted, expected, difference, reason }
  writer.audit({ entity, entityId: cash, title: cash, action: 'count', after })
  return dayOf(writer, cash, date)
}

/**
 * Closes a day and all before it: each day with movements or a count takes the next page.
 * @throws AppError not_found; invalid for a day that is closed, before the book or to come; conflict
 *   where no book is kept, nothing is to close, cash of one of the days moved after its count, or a
 *   till that sold on them is not closed
 */
export function closeDay(
  writer: Writer,
  context: FirmContext,
  cash: string,
  date: string,
): CashBook {
  const book = requireBook(writer, cash)
  requireOpenDay(book, date)
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  requireTillsClosed(writer, cash, date)
  const from = book.closedUntil === null ? book.since : addDays(book.closedUntil, 1)
  const dates = datesToClose(writer, cash, { from, to: date })
  if (dates.length === 0) throw conflictOf('nothingToClose')
  const days = dates.map((day) => dayOf(writer, cash, day))
  if (days.some(({ count, closing }) => count && count.counted !== closing)) {
    throw conflictOf('countOutdated')
  }
  insertPages(writer, context, { account: cash, lastPage: book.lastPage, until: date }, days)
  const after = { closedUntil: date, pages: days.length }
  writer.audit({ entity, entityId: cash, title: cash, action: 'close', after })
  return toBook(writer, context, cash)
}

function datesToClose(reader: Reader, cash: string, span: { from: string; to: string }): string[] {
  const moved = movementByDay(reader, cash, span.from, span.to).map(({ date }) => date)
  const counted = countsBetween(reader, cash, span).keys()
  return [...new Set([...moved, ...counted])].sort()
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /**
     * It has cash that enters the account of cash later, and keeps days from being closed until then.
     * @throws AppError conflict with the reason
     */
    cashDayGuard: (reader: Reader, until: string) => void
  }
}

/** What tills took enters their account when they close. @throws AppError conflict */
function requireTillsClosed(reader: Reader, account: string, until: string): void {
  if (account !== accountFor(reader, 'cash')) return
  for (const guard of hooks('cashDayGuard')) guard(reader, until)
}

/** @throws AppError not_found for no cash account; conflict where no book is kept */
function requireBook(reader: Reader, account: string): StoredBook {
  getCashAccount(reader, account)
  const book = findBook(reader, account)
  if (!book) throw conflictOf('noCashBook')
  return book
}

/** @throws AppError invalid for a day that is closed or before the book */
function requireOpenDay({ since, closedUntil }: StoredBook, date: string): void {
  if (date < since) throw invalidField('date', 'beforeCashBook', { date: since })
  if (closedUntil !== null && date <= closedUntil) {
    throw invalidField('date', 'cashDayClosed', { date: closedUntil })
  }
}

/**
 * What a movement of cash can be noted against: every account but those that documents keep, such as
 * receivables, and those of taxes, which a receipt brings.
 */
export function contraAccounts(reader: Reader, cash: string): Account[] {
  const kept = controlAccounts(reader)
  return listAccounts(reader).filter(
    ({ code, isActive, subtype, type }) =>
      isActive && code !== cash && !kept.has(code) && subtype !== 'tax' && type !== 'income',
  )
}
