import type { PageQuery } from '#contract/page.ts'
import type { HistoryEntry } from '#contract/records.ts'
import { type ChangeRow, listChanges } from '../../firm/history-reader.ts'
import type { Reader } from '../../firm/store.ts'
import { changesBetween } from './changes.ts'
import { findKind, type RecordRef } from './kinds.ts'

/** What happened to a record, a page of it, newest first. */
export function historyOf(
  reader: Reader,
  { kind, id }: RecordRef,
  page: Pick<PageQuery, 'after' | 'before' | 'size'>,
) {
  const found = listChanges(reader, { entity: kind, entityId: id }, page)
  return { ...found, rows: found.rows.map(toEntry) }
}

/** A change as a record's history shows it; of a new record all that it holds is left out. */
export function toEntry(row: ChangeRow): HistoryEntry {
  const { id, at, action, actorName, amount, currency, detail, before, after } = row
  const isChange = before !== null && after !== null
  return {
    id,
    action,
    at,
    by: actorName,
    amount,
    currency,
    detail,
    changes: isChange ? changesOf(row) : [],
  }
}

/** What became of each field. */
export function changesOf({ entity, before, after }: ChangeRow) {
  return changesBetween(before, after, findKind(entity)?.moneyFields)
}
