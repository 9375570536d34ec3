import type { PageQuery } from '#contract/core/page.ts'
import { type Holder, isAllowed } from '#contract/core/roles.ts'
import type { HistoryEntry } from '#contract/firm/records.ts'
import { withReadableCustom } from '../../../firm/hidden-custom.ts'
import { type ChangeRow, listChanges } from '../../../firm/history-reader.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { changesBetween } from './changes.ts'
import { findKind, type RecordRef } from './kinds.ts'
import { findSettingKind } from './settings/kinds.ts'

/** What happened to a record, a page of it, newest first. */
export function historyOf(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { kind, id }: RecordRef,
  page: Pick<PageQuery, 'after' | 'before' | 'size'>,
) {
  const found = listChanges(reader, { entity: kind, entityId: id }, page)
  const rows = found.rows.flatMap((row) => {
    const entry = toEntry(withoutFields(reader, actor, row))
    const isOfNothing = row.action === 'update' && row.before !== null && row.after !== null
    // Saved as it was: nothing happened. The firm's own log has it still.
    return isOfNothing && entry.changes.length === 0 ? [] : [entry]
  })
  return { ...found, rows }
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
  return changesBetween(before, after, (findKind(entity) ?? findSettingKind(entity))?.moneyFields)
}

/** A change without the fields of its record that somebody's role may not see; added ones by their labels. */
export function withoutFields(reader: Reader, actor: Holder, given: ChangeRow): ChangeRow {
  const row = withReadableCustom(reader, actor, given)
  const rights = Object.entries(findKind(row.entity)?.fieldRights ?? {})
  const closed = new Set(rights.flatMap(([name, needs]) => (isAllowed(actor, needs) ? [] : [name])))
  if (closed.size === 0) return row
  const open = (json: string | null) =>
    json === null
      ? null
      : JSON.stringify(JSON.parse(json, (name, value) => (closed.has(name) ? undefined : value)))
  return { ...row, before: open(row.before), after: open(row.after) }
}
