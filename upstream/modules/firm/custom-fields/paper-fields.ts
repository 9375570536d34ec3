import { z } from 'zod'
import type { CustomKind, CustomValues } from '#contract/firm/custom-values.ts'
import type { PaperField } from '../../../documents/paper/custom-rows.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind, type StoredField } from './reader.ts'

/**
 * What a document prints of the fields that the firm added. A person is known to the directory alone,
 * and is not printed.
 */
export function paperFields(reader: Reader, kind: CustomKind, values: CustomValues): PaperField[] {
  const printed = fieldsOfKind(reader, kind).filter(({ isOnPaper }) => isOnPaper)
  if (printed.length === 0) return []
  const { baseCurrency: currency } = getFirmProfile(reader)
  return printed.flatMap((field) => paperField(field, values[field.key] ?? null, currency) ?? [])
}

/** What is printed of one field; null for nothing. */
export function paperField(
  { label, type, choices }: StoredField,
  held: CustomValues[string],
  currency: string,
): PaperField | null {
  if (held === null || type === 'person') return null
  const chosen = choices.find(({ code }) => code === held)
  return { label, type, value: chosen?.label ?? held, currency }
}

type Kept = { snapshot: string | null; custom: CustomValues }

/** What a document prints of added fields: as it was issued with, else as they are now. */
export function printedFields(
  reader: Reader,
  kind: CustomKind,
  { snapshot, custom }: Kept,
): PaperField[] {
  if (snapshot === null) return paperFields(reader, kind, custom)
  return KeptFields.parse(JSON.parse(snapshot)).addedFields
}

const KeptFields = z.object({ addedFields: z.array(z.custom<PaperField>()).default([]) })

/** What is kept of a document when it is issued, with what it prints of added fields. */
export function withPrintedFields<Shown extends object>(
  reader: Reader,
  shown: Shown,
  { kind, values }: { kind: CustomKind; values: CustomValues },
): Shown & { addedFields?: PaperField[] } {
  const addedFields = paperFields(reader, kind, values)
  return addedFields.length > 0 ? { ...shown, addedFields } : shown
}
