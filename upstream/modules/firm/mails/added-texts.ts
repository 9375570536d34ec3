import type { Reader } from '../../../firm/store.ts'
import { addedTexts } from '../custom-fields/index.ts'
import { type MailContent, type MailKind, recordOfMail } from './kinds.ts'

/** What the gaps of a mail are filled with, the fields that the firm added to its record included. */
export function withAddedTexts(
  reader: Reader,
  kind: MailKind,
  recordId: string,
  { values, language }: Pick<MailContent, 'values' | 'language'>,
): Record<string, string> {
  const record = recordOfMail(reader, kind, recordId)
  return { ...addedTexts(reader, record.kind, record.id, language), ...values }
}
