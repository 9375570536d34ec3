import type { Writer } from '../../../firm/store.ts'
import { removeAttachments } from './attachments.ts'
import type { RecordRef } from './kinds.ts'
import { removeSearchEntry } from './search.ts'

/**
 * Takes away what belongs to a record that is deleted: the rows of its files, its comments, links
 * and search entry, and the bytes of its files once this is written. Its history stays.
 */
export function removeRecord(writer: Writer, record: RecordRef): void {
  const { kind, id } = record
  removeAttachments(writer, record)
  writer.sql.exec('delete from record_comments where record_id = ? and kind = ?', id, kind)
  writer.sql.exec('delete from record_links where from_id = ? and from_kind = ?', id, kind)
  writer.sql.exec('delete from record_links where to_id = ? and to_kind = ?', id, kind)
  removeSearchEntry(writer, record)
}

/** Takes files and comments of a record away and leaves the rest, as when it is anonymised. */
export function removeFilesAndComments(writer: Writer, record: RecordRef): void {
  const { kind, id } = record
  removeAttachments(writer, record)
  writer.sql.exec('delete from record_comments where record_id = ? and kind = ?', id, kind)
}

/**
 * Gives files, comments and links of a record to another of its kind, as when the two are merged.
 * Each keeps its own history.
 */
export function moveBelongings({ sql }: Writer, { kind, id }: RecordRef, toId: string): void {
  const ids = [toId, id, kind]
  sql.exec('update attachments set record_id = ? where record_id = ? and kind = ?', ...ids)
  sql.exec('update record_comments set record_id = ? where record_id = ? and kind = ?', ...ids)
  sql.exec(
    'update or replace record_links set from_id = ? where from_id = ? and from_kind = ?',
    ...ids,
  )
  sql.exec('update or replace record_links set to_id = ? where to_id = ? and to_kind = ?', ...ids)
}

/** Gives files and comments of a record to one of another kind, which it became. */
export function giveBelongings({ sql }: Writer, from: RecordRef, to: RecordRef): void {
  for (const table of ['attachments', 'record_comments']) {
    sql.exec(
      `update ${table} set record_id = ?, kind = ? where record_id = ? and kind = ?`,
      ...[to.id, to.kind, from.id, from.kind],
    )
  }
}
