import { invalidField } from '#contract/core/errors.ts'
import { accountFor, type PostingGuard } from '../../books/ledger/index.ts'
import { booksOf, firstDayBelow } from './reader.ts'

/**
 * Keeps what is posted out of closed days of a cash book and of those before it, which its first
 * balance comes from, and its account above zero at the end of each day: nobody can pay with money
 * that was not there (in Germany § 146 AO and the GoBD). Opening balances are often entered after the
 * book began: they may come before it until a day is closed.
 * @throws AppError invalid, as a problem of the form
 */
export const postingGuard: PostingGuard = (reader, { date, lines }) => {
  const moved = new Map<string, number>()
  for (const { account, debit, credit } of lines) {
    moved.set(account, (moved.get(account) ?? 0) + debit - credit)
  }
  for (const { account, since, closedUntil } of booksOf(reader, [...moved.keys()])) {
    const amount = moved.get(account) ?? 0
    if (amount === 0) continue
    let from = date
    if (date < since) {
      const opening = accountFor(reader, 'openingEquity')
      const isOpening = closedUntil === null && lines.some((line) => line.account === opening)
      if (!isOpening) throw invalidField('', 'beforeCashBook', { date: since })
      from = since
    }
    if (closedUntil !== null && date <= closedUntil) {
      throw invalidField('', 'cashDayClosed', { date: closedUntil })
    }
    const below = amount < 0 && firstDayBelow(reader, account, { from, amount })
    if (below) throw invalidField('', 'cashBelowZero', below)
  }
}
