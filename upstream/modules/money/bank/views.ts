import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { listBankAccounts } from './accounts.ts'

/**
 * What the statements of all accounts say, with what is open on either side, against what the books
 * have on them, in the base currency; undefined as long as no statement gave a balance.
 */
export function bankAgainstBooks(reader: Reader): { bank: Minor; books: Minor } | undefined {
  const known = listBankAccounts(reader).filter(({ bankBalance }) => bankBalance !== null)
  if (known.length === 0) return undefined
  return {
    bank: known.reduce(
      (sum, { bankBalance, openAmount, unmatchedBooks }) =>
        sum + (bankBalance ?? 0) - openAmount + unmatchedBooks,
      0,
    ),
    books: known.reduce((sum, { bookBalance }) => sum + bookBalance, 0),
  }
}

/** How many movements of the bank until a day are not matched with the books. */
export function countOpenLines({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      "select count(*) as count from bank_lines where state = 'open' and date <= ?",
      date,
    )
    .one().count
}

export { ibanOf } from './accounts.ts'
