import type { Reader, Writer } from '../../../firm/store.ts'

/** A party's id with those of the parties that were merged into it: what posted lines may name. */
export function partyIdsOf({ sql }: Reader, partyId: string): string[] {
  const merged = sql.exec<{ id: string }>(
    'select id from parties where merged_into_id = ?',
    partyId,
  )
  return [partyId, ...merged.toArray().map(({ id }) => id)]
}

/** Archives a party as merged into another, and what was merged into it before. */
export function markMerged({ sql }: Writer, fromId: string, intoId: string, stamp: string): void {
  sql.exec(
    `update parties set merged_into_id = ?2, is_archived = 1, version = version + 1, updated_at = ?3
     where id = ?1 or merged_into_id = ?1`,
    fromId,
    intoId,
    stamp,
  )
}

/** Frees the number of a party that goes: the one that stays may take it over. */
export function clearNumber({ sql }: Writer, partyId: string): void {
  sql.exec("update parties set number = '' where id = ?", partyId)
}
