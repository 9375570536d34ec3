import { AppError, conflictOf } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { StatementState } from '#contract/money/bank-matching.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { linesAt, linesOfSources } from '../../../books/ledger/views.ts'
import { startOf } from '../accounts.ts'
import { closedDays } from '../closed-days.ts'
import { matchedPlaces } from './reader.ts'

/** @throws AppError not_found */
export function getStatement(reader: Reader, statementId: string): StatementState {
  const [row] = reader.sql.exec<StatementState>(
    `select s.id, s.import_id as importId, s.account, s.number, s.currency, s.from_date as "from",
       s.to_date as "to", s.opening, s.closing, s.line_count as lineCount,
       s.new_lines as newLines, i.file_name as fileName, i.format, i.created_at as createdAt,
       i.created_by_name as createdByName, s.closed_at as closedAt,
       s.closed_by_name as closedByName, 0 as difference,
       (select count(*) from bank_lines where account = s.account and state = 'open'
         and date >= s.from_date and date <= s.to_date) as openLines
     from bank_statements s join bank_imports i on i.id = s.import_id where s.id = ?`,
    statementId,
  )
  if (!row) throw new AppError('not_found', 'No such statement')
  return { ...row, difference: differenceOf(reader, row) }
}

/**
 * What is missing: the closing balance less what the account began with and all that is matched until
 * then. A statement that says no balance lacks what is open of it.
 */
function differenceOf(reader: Reader, { account, closing, from, to }: StatementState): number {
  const start = startOf(reader, account)
  const sumOf = (state: string, first: string) =>
    reader.sql
      .exec<{ sum: number }>(
        `select coalesce(sum(amount), 0) as sum from bank_lines
         where account = ? and state = ? and date >= ? and date <= ?`,
        account,
        state,
        first,
        to,
      )
      .one().sum
  if (closing === null || !start) return sumOf('open', from)
  return closing - start.balance - sumOf('matched', '')
}

/**
 * Whether a line of its days is matched with what was reversed since, and no line of the bank with the
 * reversal: the bank then agrees with its matches, and the books do not.
 */
function hasReversedMatch(reader: Reader, { account, from, to }: StatementState): boolean {
  const places = reader.sql
    .exec<{ sequence: number; position: number }>(
      `select e.entry_sequence as sequence, e.position as position
       from bank_lines l join bank_match_entries e on e.match_id = l.match_id
       where l.account = ?1 and l.date >= ?2 and l.date <= ?3 and e.account = ?1`,
      account,
      from,
      to,
    )
    .toArray()
  const reversed = linesAt(reader, places).filter(({ isReversed }) => isReversed)
  if (reversed.length === 0) return false
  const matched = matchedPlaces(reader, account)
  const sources = [...new Set(reversed.map(({ sourceId }) => sourceId))]
  return linesOfSources(reader, account, sources).some(
    ({ sequence, position }) => !matched.has(`${sequence}.${position}`),
  )
}

/** Closes a statement: its matches stay. @throws AppError not_found; conflict with what is missing */
export function closeStatement(
  writer: Writer,
  { actor, now }: FirmContext,
  statementId: string,
): StatementState {
  const statement = getStatement(writer, statementId)
  const { closedAt, openLines, difference, currency } = statement
  if (closedAt !== null) throw conflictOf('statementClosed')
  if (openLines > 0) throw conflictOf('linesOpen')
  if (difference !== 0) {
    const detail = { reason: 'differenceLeft', difference: minorToDecimal(difference, currency) }
    throw new AppError('conflict', 'The statement differs from the ledger', { detail })
  }
  if (hasReversedMatch(writer, statement)) throw conflictOf('matchReversed')
  setClosed(writer, statementId, now.toISOString(), actor.userName)
  writer.audit({ entity: 'bankStatement', entityId: statementId, action: 'close' })
  return getStatement(writer, statementId)
}

/** @throws AppError not_found; conflict when it is not closed */
export function reopenStatement(writer: Writer, statementId: string): StatementState {
  if (getStatement(writer, statementId).closedAt === null) throw conflictOf('statementOpen')
  setClosed(writer, statementId, null, '')
  writer.audit({ entity: 'bankStatement', entityId: statementId, action: 'reopen' })
  return getStatement(writer, statementId)
}

function setClosed({ sql }: Writer, id: string, at: string | null, by: string): void {
  sql.exec('update bank_statements set closed_at = ?, closed_by_name = ? where id = ?', at, by, id)
}

/** Refuses to change what lines of closed statements are matched with. @throws AppError conflict */
export function requireOpenStatements(
  reader: Reader,
  lines: readonly { account: string; date: string }[],
): void {
  for (const { account, date } of lines) {
    if (closedDays(reader, account, date)) throw conflictOf('statementClosed')
  }
}
