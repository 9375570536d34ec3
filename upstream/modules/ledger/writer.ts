import type { FirmContext, Writer } from '../../firm/store.ts'
import type { StoredEntry, StoredLine } from './reader.ts'

/** Writes a balanced entry and adds it to the sums by month. Only `post` may call it. */
export function insertEntry(
  { sql }: Writer,
  { actor }: FirmContext,
  entry: StoredEntry,
  lines: readonly StoredLine[],
): void {
  const { sequence, id, date, memo, source, reversesId, postedAt } = entry
  sql.exec(
    `insert into journal_entries
       (sequence, id, date, memo, source_kind, source_id, reverses_id, posted_at, posted_by)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    sequence,
    id,
    date,
    memo,
    source.kind,
    source.id,
    reversesId,
    postedAt,
    actor.userId,
  )
  const month = date.slice(0, 7)
  lines.forEach(({ account, debit, credit, ...facts }, position) => {
    sql.exec(
      `insert into journal_lines
         (entry_sequence, position, account, date, debit, credit, party_id, open_item_id, tax_code,
          tax_base, currency, amount, dimension)
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
      facts.dimension ?? null,
    )
    sql.exec(
      `insert into account_months (account, month, debit, credit) values (?, ?, ?, ?)
       on conflict (account, month) do update
       set debit = debit + excluded.debit, credit = credit + excluded.credit`,
      account,
      month,
      debit,
      credit,
    )
  })
}
