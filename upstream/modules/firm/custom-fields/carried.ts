import type { CustomKind, CustomValues } from '#contract/firm/custom-values.ts'
import type { Reader } from '../../../firm/store.ts'
import { checkValue } from './check-value.ts'
import { fieldsOfKind, type StoredField } from './reader.ts'

/**
 * What a document takes over in its added fields from the one that it is made of: where both kinds
 * have a field of the same key and type, and no more people see the copy.
 */
export function carriedCustom(
  reader: Reader,
  { from, to, values }: { from: CustomKind; to: CustomKind; values: CustomValues },
): CustomValues {
  if (Object.keys(values).length === 0) return {}
  const sources = new Map(fieldsOfKind(reader, from).map((field) => [field.key, field]))
  const carried: CustomValues = {}
  for (const field of fieldsOfKind(reader, to)) {
    const source = sources.get(field.key)
    const held = values[field.key] ?? null
    if (!source || held === null || field.isArchived || !isAlike(source, field)) continue
    const { value = null } = checkValue(field, held, null)
    if (value !== null) carried[field.key] = value
  }
  return carried
}

function isAlike(source: StoredField, copy: StoredField): boolean {
  if (source.type !== copy.type) return false
  if (source.seenBy.length === 0) return true
  return copy.seenBy.length > 0 && copy.seenBy.every((role) => source.seenBy.includes(role))
}
