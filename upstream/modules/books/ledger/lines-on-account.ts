import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** A line of the journal on an account, as whoever matches it with something else knows it. */
export type LineOnAccount = {
  entryId: string
  sequence: number
  position: number
  account: string
  date: string
  memo: string
  sourceKind: string
  sourceId: string
  partyId: string | null
  /** Debit less credit, minor units of the base currency. */
  amount: Minor
  /** 1 where its entry was taken back or takes one back: the two are nothing together. */
  isReversed: number
}

const selected = `select entry.id as entryId, line.entry_sequence as sequence, line.position,
    line.account, line.date, entry.memo, entry.source_kind as sourceKind, entry.source_id as sourceId,
    coalesce(line.party_id, (select party_id from journal_lines as other
      where other.entry_sequence = line.entry_sequence and other.party_id is not null limit 1))
      as partyId,
    line.debit - line.credit as amount,
    entry.reverses_id is not null or exists (select 1 from journal_entries as back
      where back.source_id = entry.source_id and back.reverses_id = entry.id) as isReversed
  from journal_lines as line
  join journal_entries as entry on entry.sequence = line.entry_sequence`

/** Lines of an account from one day to another, oldest first, at most `limit`. */
export function linesOnAccount(
  { sql }: Reader,
  { account, from, to, limit }: { account: string; from: string; to: string; limit: number },
): LineOnAccount[] {
  return sql
    .exec<LineOnAccount>(
      `${selected} where line.account = ? and line.date >= ? and line.date <= ?
       order by line.date, line.entry_sequence, line.position limit ?`,
      account,
      from,
      to,
      limit,
    )
    .toArray()
}

/** Some lines by the sequence of their entry and their position in it; those that are none are left out. */
export function linesAt(
  { sql }: Reader,
  places: readonly { sequence: number; position: number }[],
): LineOnAccount[] {
  return sql
    .exec<LineOnAccount>(
      `${selected}
       join json_each(?) as place on line.entry_sequence = place.value ->> 0
         and line.position = place.value ->> 1
       order by line.date, line.entry_sequence, line.position`,
      JSON.stringify(places.map(({ sequence, position }) => [sequence, position])),
    )
    .toArray()
}

/** Lines on an account of what some sources posted. */
export function linesOfSources(
  { sql }: Reader,
  account: string,
  sourceIds: readonly string[],
): LineOnAccount[] {
  return sql
    .exec<LineOnAccount>(
      `${selected} where line.account = ?
         and entry.source_id in (select value from json_each(?))
       order by line.entry_sequence, line.position`,
      account,
      JSON.stringify(sourceIds),
    )
    .toArray()
}
