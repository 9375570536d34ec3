import type { BankFileProblem } from '#contract/money/bank.ts'
import type { Reader } from '../../../firm/store.ts'
import type { CheckedStatement } from './new-lines.ts'

/** The first and last day of a closed statement that a day of an account is in; undefined for none. */
export function closedDays({ sql }: Reader, account: string, date: string) {
  const [closed] = sql.exec<{ from: string; to: string }>(
    `select from_date as "from", to_date as "to" from bank_statements
     where account = ?1 and closed_at is not null and from_date <= ?2 and to_date >= ?2 limit 1`,
    account,
    date,
  )
  return closed
}

/** Of statements that are read, the new lines that are in days of closed ones, with these days. */
export function linesInClosedDays(
  reader: Reader,
  account: string,
  statements: readonly CheckedStatement[],
): BankFileProblem[] {
  const known = new Map<string, ReturnType<typeof closedDays>>()
  const fresh = statements.flatMap(({ lines }) => lines.filter(({ isNew }) => isNew))
  return fresh.flatMap(({ line, date }) => {
    if (!known.has(date)) known.set(date, closedDays(reader, account, date))
    const days = known.get(date)
    return days ? [{ line, key: 'daysClosed', text: `${date} (${days.from} – ${days.to})` }] : []
  })
}
