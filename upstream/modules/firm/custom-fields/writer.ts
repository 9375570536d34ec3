import { eq } from 'drizzle-orm'
import type { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry, removeRecord } from '../records/index.ts'
import { getCustomField } from './reader.ts'
import { customFieldsTable } from './tables.ts'

/** Gives the new id. */
export function insertCustomField(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  input: CustomFieldInput & { position: number },
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  writer.db
    .insert(customFieldsTable)
    .values({ ...input, ...stamp, id, version: 1 })
    .run()
  index(writer, id)
  return id
}

/** Writes what has changed; the caller has compared the version. */
export function changeCustomField(
  writer: Writer,
  { actor, now }: FirmContext,
  id: string,
  change: Partial<CustomFieldInput> & {
    position?: number
    isArchived?: boolean
    version?: number
  },
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  writer.db
    .update(customFieldsTable)
    .set({ ...change, ...stamp })
    .where(eq(customFieldsTable.id, id))
    .run()
  index(writer, id)
}

export function deleteCustomField(writer: Writer, id: string): void {
  removeSearchEntry(writer, 'custom_fields_search', getCustomField(writer, id).rowNumber)
  removeRecord(writer, { kind: 'customField', id })
  writer.db.delete(customFieldsTable).where(eq(customFieldsTable.id, id)).run()
}

function index(writer: Writer, id: string): void {
  const { rowNumber, label, key, hint } = getCustomField(writer, id)
  writeSearchEntry(writer, 'custom_fields_search', rowNumber, { label, key, hint })
  putSearchEntry(writer, { kind: 'customField', id, title: label, text: hint })
}
