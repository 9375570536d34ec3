import type { FirmContext, Writer } from '../../../../firm/store.ts'
import type { LineOnAccount } from '../../../books/ledger/views.ts'
import { bankMatchEntriesTable, bankMatchesTable } from '../tables.ts'
import type { StoredLine } from './reader.ts'

/** What a match recorded in the books, by its kind and id. */
export type Made = { kind: string; id: string }

type NewMatch = {
  lines: readonly StoredLine[]
  entries: readonly LineOnAccount[]
  made: readonly Made[]
}

/** Writes a match of lines of an account with lines of the journal on it. */
export function insertMatch(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { lines, entries, made }: NewMatch,
): string {
  const { db, sql } = writer
  const id = newId()
  const account = lines[0]?.account ?? ''
  db.insert(bankMatchesTable)
    .values({
      id,
      account,
      made: JSON.stringify(made),
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  for (const { sequence: entrySequence, position, amount } of entries) {
    db.insert(bankMatchEntriesTable)
      .values({ matchId: id, entrySequence, position, account, amount })
      .run()
  }
  for (const line of lines) {
    const change = `update bank_lines set state = 'matched', match_id = ? where id = ?`
    sql.exec(change, id, line.id)
    const after = { date: line.date, amount: line.amount, made: made.map(({ kind }) => kind) }
    writer.audit({ entity: 'bankLine', entityId: line.id, action: 'match', after })
  }
  return id
}

/** Takes a match away; its lines are open again. */
export function deleteMatch({ sql }: Writer, matchId: string): void {
  sql.exec(`update bank_lines set state = 'open', match_id = null where match_id = ?`, matchId)
  sql.exec('delete from bank_match_entries where match_id = ?', matchId)
  sql.exec('delete from bank_matches where id = ?', matchId)
}
