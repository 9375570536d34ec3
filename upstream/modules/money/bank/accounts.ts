import { type Account, moneySubtypes } from '#contract/books/accounts.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor, accountIban, listAccounts } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

/** The firm's accounts of bank, card and cash, with what they have by the books and by the bank. */
export function listBankAccounts(reader: Reader): BankAccount[] {
  const { baseCurrency } = getFirmProfile(reader)
  return moneyAccounts(reader).map((account) => withBalances(reader, account, baseCurrency))
}

/** @throws AppError not_found for one that is no account of bank, card or cash */
export function getBankAccount(reader: Reader, code: string): BankAccount {
  const { baseCurrency } = getFirmProfile(reader)
  return withBalances(reader, requireMoneyAccount(reader, code), baseCurrency)
}

/** @throws AppError not_found for one that is no account of bank, card or cash */
export function requireMoneyAccount(reader: Reader, code: string): Account {
  const account = moneyAccounts(reader).find((one) => one.code === code)
  if (!account) throw new AppError('not_found', 'No such account of bank, card or cash')
  return account
}

function moneyAccounts(reader: Reader): Account[] {
  return listAccounts(reader).filter(
    ({ subtype, isActive, role }) =>
      isActive && moneySubtypes.includes(subtype) && role !== 'transit',
  )
}

type Sums = { lastDate: string | null; openLines: number; openAmount: number; matched: number }

function withBalances(reader: Reader, account: Account, currency: string): BankAccount {
  const { code, name, subtype } = account
  const { lastDate, openLines, openAmount, matched } = reader.sql
    .exec<Sums>(
      `select max(date) as lastDate,
         coalesce(sum(state = 'open'), 0) as openLines,
         coalesce(sum(case state when 'open' then amount end), 0) as openAmount,
         coalesce(sum(case state when 'matched' then amount end), 0) as matched
       from bank_lines where account = ?`,
      code,
    )
    .one()
  const bookBalance = balanceUntil(reader, code)
  const start = startOf(reader, code)
  const booksBefore = start ? balanceUntil(reader, code, addDays(start.date, -1)) : 0
  const bankBalance = start ? start.balance + openAmount + matched : null
  const unmatchedBooks = bookBalance - booksBefore - matched
  return {
    code,
    name,
    subtype,
    iban: ibanOf(reader, code),
    currency,
    bookBalance,
    bankBalance,
    bankDate: lastDate,
    openLines,
    openAmount,
    unmatchedBooks,
    unexplained: start ? start.balance - booksBefore : null,
  }
}

/**
 * The first day of an account's lines and what the bank had before it: known from the earliest
 * statement with a balance, less what older lines moved until then.
 */
export function startOf(
  { sql }: Reader,
  account: string,
): { date: string; balance: Minor } | undefined {
  const [first] = sql.exec<{ date: string; opening: number }>(
    `select from_date as date, opening from bank_statements
     where account = ? and opening is not null order by from_date, id limit 1`,
    account,
  )
  if (!first) return undefined
  const before = sql
    .exec<{ date: string | null; sum: number }>(
      `select min(date) as date, coalesce(sum(amount), 0) as sum from bank_lines
       where account = ? and date < ?`,
      account,
      first.date,
    )
    .one()
  return { date: before.date ?? first.date, balance: first.opening - before.sum }
}

/** The IBAN of an account of money: its own, of the usual one else the firm's. */
export function ibanOf(reader: Reader, code: string): string {
  const own = accountIban(reader, code)
  if (own !== '') return own
  return code === accountFor(reader, 'bank') ? getFirmProfile(reader).bankAccount.iban : ''
}
