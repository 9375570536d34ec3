import { AppError } from '#contract/core/errors.ts'
import type { BankLine } from '#contract/money/bank.ts'
import type { BankMatch } from '#contract/money/bank-matching.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { linesAt } from '../../../books/ledger/views.ts'

/** As the API shows a line; `matchId` besides. */
export const lineColumns = `id, account, date, value_date as valueDate, amount, currency, name, iban,
  reference, text, state, statement_id as statementId`

export type StoredLine = BankLine & { matchId: string | null }

/** @throws AppError not_found */
export function getStoredLine({ sql }: Reader, lineId: string): StoredLine {
  const [row] = sql.exec<StoredLine>(
    `select ${lineColumns}, match_id as matchId from bank_lines where id = ?`,
    lineId,
  )
  if (!row) throw new AppError('not_found', 'No such bank line')
  return row
}

/** The oldest open lines of an account. */
export function openLines({ sql }: Reader, account: string, limit: number): BankLine[] {
  return sql
    .exec<BankLine>(
      `select ${lineColumns} from bank_lines where account = ? and state = 'open'
       order by date, row_number limit ?`,
      account,
      limit,
    )
    .toArray()
}

/** Open lines of the same account on the days around one, without it. */
export function openAround({ sql }: Reader, { id, account, date }: BankLine): BankLine[] {
  return sql
    .exec<BankLine>(
      `select ${lineColumns} from bank_lines
       where account = ? and state = 'open' and date >= ? and date <= ? and id <> ?
       order by date, row_number limit 30`,
      account,
      addDays(date, -10),
      addDays(date, 10),
      id,
    )
    .toArray()
}

/** Open lines of other accounts that have the opposite amount of one of some lines. */
export function openOpposites(
  { sql }: Reader,
  account: string,
  lines: readonly BankLine[],
): BankLine[] {
  const dates = lines.map(({ date }) => date).sort()
  return sql
    .exec<BankLine>(
      `select ${lineColumns} from bank_lines
       where account <> ? and state = 'open' and date >= ? and date <= ?
         and amount in (select value from json_each(?)) limit 200`,
      account,
      addDays(dates[0] ?? '', -5),
      addDays(dates.at(-1) ?? '', 5),
      JSON.stringify(lines.map(({ amount }) => 0 - amount)),
    )
    .toArray()
}

/** Lines of the journal on an account that are matched, as `{sequence}.{position}`. */
export function matchedPlaces({ sql }: Reader, account: string): Set<string> {
  const rows = sql.exec<{ place: string }>(
    `select entry_sequence || '.' || position as place from bank_match_entries where account = ?`,
    account,
  )
  return new Set(rows.toArray().map(({ place }) => place))
}

type StoredMatch = { id: string; made: string; createdAt: string; createdByName: string }

/** @throws AppError not_found */
export function getMatch(reader: Reader, matchId: string): BankMatch {
  const { sql } = reader
  const [row] = sql.exec<StoredMatch>(
    `select id, made, created_at as createdAt, created_by_name as createdByName
     from bank_matches where id = ?`,
    matchId,
  )
  if (!row) throw new AppError('not_found', 'No such match')
  const lines = sql
    .exec<BankMatch['lines'][number]>(
      `select id, date, amount, name, text from bank_lines where match_id = ? order by row_number`,
      matchId,
    )
    .toArray()
  const places = sql
    .exec<{ sequence: number; position: number }>(
      'select entry_sequence as sequence, position from bank_match_entries where match_id = ?',
      matchId,
    )
    .toArray()
  const entries = linesAt(reader, places).map(
    ({ entryId, date, memo, amount, sourceKind: kind, sourceId: id }) => ({
      entryId,
      date,
      memo,
      amount,
      source: { kind, id },
    }),
  )
  const { id, createdAt: at, createdByName: byName } = row
  return { id, at, byName, lines, entries, made: JSON.parse(row.made) }
}
