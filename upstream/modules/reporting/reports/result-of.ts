import type { Minor } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { closingTurnover, sumsUntil } from '../../books/ledger/views.ts'
import { unpostedCounterSales } from './counter-sales.ts'

/** Income, expense and what is left of some days, minor units of the base currency. */
export type Result = {
  income: Minor
  expense: Minor
  /** Income less expense. */
  amount: Minor
  /** What of the income open tills sold: its goods have cost already, and it is in no entry yet. */
  open: Minor
}

/** Gives the result of some days, first and last included; what closes a year is no expense. */
export function resultOf(reader: Reader): (from: string, to: string) => Result {
  const types = new Map(listAccounts(reader).map(({ code, type }) => [code, type]))
  const sum = (rows: ReturnType<typeof sumsUntil>, wanted: 'income' | 'expense') =>
    rows
      .filter(({ account }) => types.get(account) === wanted)
      .reduce((total, { debit, credit }) => total + credit - debit, 0)
  return (from, to) => {
    const [until, before, closing] = [
      sumsUntil(reader, to),
      sumsUntil(reader, addDays(from, -1)),
      closingTurnover(reader, from, to),
    ]
    const turnover = (wanted: 'income' | 'expense') =>
      sum(until, wanted) - sum(before, wanted) - sum(closing, wanted)
    const open = unpostedCounterSales(reader, from, to)
    const [income, expense] = [turnover('income') + open, 0 - turnover('expense')]
    return { income, expense, amount: income - expense, open }
  }
}
