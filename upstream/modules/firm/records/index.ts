/**
 * What every record has whatever its kind: files, history, comments, links, an entry in the search.
 *
 * A module registers its kinds in its `record-kinds.ts`:
 *
 *     export const recordKinds: RecordKinds = {
 *       expense: {
 *         read: 'expense:view',
 *         write: 'expense:edit',
 *         path: (id) => `expenses/${id}`,
 *         find: (reader, id) => { … return row && { title: row.number, date: row.date } },
 *       },
 *     }
 *
 * and names them in the web app's `module.ts`: `records: { expense: 'record.expense' }`. Its page
 * shows `<RecordPanels of={panels} />` of `#app/shell/records`, given by `loadPanels`. Then:
 *
 * - history: `writer.audit({ entity: kind, entityId: id, action, before, after })` with every
 *   write, by the store itself; `detail`, `amount` with `currency`, and `title` say more;
 * - search: `putSearchEntry(writer, { kind, id, title, subtitle, text, amount, currency, date })`
 *   with every write, and `madeBy` where the entity is scoped; a kind that has no panels is
 *   registered in `search-kinds.ts` with `read` and `path` alone;
 * - links: `linkRecords(writer, context, { from, relation, to })` where one record becomes or
 *   settles another, or `links` of the kind, where the module's own tables know them;
 * - a record that is deleted: `removeRecord` in the transaction; the bytes of its files follow.
 */

export { fileTypeOf } from '#contract/core/file-type.ts'
export { namesOfPeople, recentChanges } from '../../../firm/history-reader.ts'
export { scrubHistory } from '../../../firm/history-writer.ts'
export {
  addAttachment,
  attachmentBytes,
  attachmentHash,
  attachmentKey,
  attachmentsOf,
  getAttachment,
  idsWithFiles,
  insertAttachment,
  requireKeepable,
  sharesFile,
  sumAttachments,
  withoutFile,
} from './attachments.ts'
export { listReaders } from './comments.ts'
export {
  findRecord,
  isSeen,
  type KnownLink,
  pathOfRecord,
  type RecordFacts,
  type RecordKind,
  type RecordKinds,
  type RecordRef,
  requireReadable,
  type SearchKinds,
} from './kinds.ts'
export { cameFrom, linkedIds, linkRecords, linksOf } from './links.ts'
export { keepLook, keepOpening, keepStay } from './looks.ts'
export { addPublicComment, askedCommentsOf, askerOf, publicCommentsOf } from './public-comments.ts'
export { type IdCondition, listedWithin } from './reach.ts'
export { giveBelongings, moveBelongings, removeFilesAndComments, removeRecord } from './remove.ts'
export { putSearchEntry, removeSearchEntry, type SearchEntry } from './search.ts'
export { searchQuery } from './search-query.ts'
export type { SettingKinds } from './settings/kinds.ts'
