import type { Language } from '#contract/core/fields.ts'
import { customKinds } from '#contract/firm/custom-values.ts'
import { customText } from '../../../documents/paper/custom-rows.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { paperField } from './paper-fields.ts'
import { fieldsOfKind, type StoredField } from './reader.ts'
import { valuesOf } from './value-owners.ts'

const prefix = 'field_'

/** Names of added fields in texts with gaps, of the kinds of record that have such fields. */
export type AddedPlaceholder = { name: string; label: string }

/**
 * The fields of a kind of record that texts to others may name: those that everybody sees and that are
 * asked for. People are known to the directory alone.
 */
export function addedPlaceholders(reader: Reader, recordKind: string): AddedPlaceholder[] {
  return fieldsOf(reader, recordKind)
    .filter((field) => isTold(field) && !field.isArchived)
    .map(({ key, label }) => ({ name: prefix + key, label }))
}

/** What those gaps are filled with, in the reader's language; empty where a record holds nothing. */
export function addedTexts(
  reader: Reader,
  recordKind: string,
  id: string,
  language: Language,
): Record<string, string> {
  const fields = fieldsOf(reader, recordKind)
  const [kind] = fields.map((field) => field.kind)
  if (!kind) return {}
  const { baseCurrency, address } = getFirmProfile(reader)
  const format = paperFormat(language, address.country)
  const values = valuesOf(reader, kind, id)
  return Object.fromEntries(
    fields.map((field) => {
      const told = isTold(field) ? paperField(field, values[field.key] ?? null, baseCurrency) : null
      return [prefix + field.key, told ? customText(told, format, language) : '']
    }),
  )
}

/** A text without the gaps of fields that are no more, of which nothing can be said. */
export function withoutGoneFields(reader: Reader, recordKind: string, text: string): string {
  const known = new Set(fieldsOf(reader, recordKind).map(({ key }) => key))
  return text.replace(/\{field_(\w+)\}/g, (gap, key: string) => (known.has(key) ? gap : ''))
}

function isTold({ seenBy, type }: StoredField): boolean {
  return seenBy.length === 0 && type !== 'person'
}

function fieldsOf(reader: Reader, recordKind: string): StoredField[] {
  const kind = customKinds.find((one) => one === recordKind)
  return kind ? fieldsOfKind(reader, kind) : []
}
