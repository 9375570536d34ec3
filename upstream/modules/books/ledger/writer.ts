import type { Writer } from '../../../firm/store.ts'
import { entryValues } from './chain.ts'
import type { StoredEntry, StoredLine } from './reader.ts'

/**
 * Writes an entry, lines first: triggers keep the sums, and refuse an entry that does not balance
 * or does not follow the last one. Only `post` and `reverse` may call it.
 */
export function insertEntry(
  { sql }: Writer,
  entry: StoredEntry,
  lines: readonly StoredLine[],
): void {
  const { sequence, date } = entry
  lines.forEach(({ account, debit, credit, ...facts }, position) => {
    sql.exec(
      `insert into journal_lines
         (entry_sequence, position, account, date, debit, credit, party_id, open_item_id, tax_code,
          tax_base, currency, amount, cost_centre_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      sequence,
      position,
      account,
      date,
      debit,
      credit,
      facts.partyId ?? null,
      facts.openItemId ?? null,
      facts.taxCode ?? null,
      facts.taxBase ?? null,
      facts.currency ?? null,
      facts.amount ?? null,
      facts.costCentreId ?? null,
    )
  })
  insertEntryRow({ sql }, entry)
}

/** Writes an entry whose lines are there already. */
export function insertEntryRow({ sql }: Pick<Writer, 'sql'>, entry: StoredEntry): void {
  sql.exec(
    `insert into journal_entries
       (sequence, id, date, memo, source_kind, source_id, reverses_id, posted_at, posted_by,
        document_hash, exception_id, previous_hash, hash)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...entryValues(entry),
    entry.previousHash,
    entry.hash,
  )
}
