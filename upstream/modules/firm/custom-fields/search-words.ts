import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../jobs/index.ts'
import type { StoredField } from './reader.ts'
import { reindexHolders } from './value-owners.ts'

/** As many records are written anew at a time, in one transaction. */
const batchSize = 1000

/**
 * Takes what records hold in a field out of the search, or puts it back, where that changed: by who
 * sees it, or by what its choices are called. Very many are done in a moment, not in the same one.
 */
export function renewSearchWords(
  writer: Writer,
  context: Pick<FirmContext, 'now'>,
  before: StoredField,
  after: StoredField,
): void {
  if (wordsOf(before) === wordsOf(after)) return
  reindexOn(writer, context, { kind: after.kind, key: after.key, after: 0 })
}

/** One batch of the records that hold something in a field, and the next one later. */
export function reindexOn(
  writer: Writer,
  { now }: Pick<FirmContext, 'now'>,
  { kind, key, after }: Pick<StoredField, 'kind' | 'key'> & { after: number },
): void {
  const last = reindexHolders(writer, kind, key, { after, size: batchSize })
  if (last === undefined) return
  const payload = { kind, key, after: last }
  schedule(writer, { kind: 'custom-fields.reindex', key: `${kind}.${key}`, dueAt: now, payload })
}

function wordsOf({ seenBy, choices }: StoredField): string {
  if (seenBy.length > 0) return ''
  return JSON.stringify(choices.map(({ code, label }) => [code, label]))
}
