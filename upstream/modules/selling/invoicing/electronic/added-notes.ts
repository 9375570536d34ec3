import { Language } from '#contract/core/fields.ts'
import { customText, type PaperField } from '../../../../documents/paper/custom-rows.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import type { ElectronicSource } from './source.ts'

type Noted = Pick<ElectronicSource, 'row' | 'snapshot' | 'addedFields'>

/** A field that a document prints, in words of the document's language. */
export type AddedNote = { label: string; text: string; type: PaperField['type'] }

/** What a document prints of the fields that the firm added, as its paper has them. */
export function addedNotes({ row, snapshot, addedFields }: Noted): AddedNote[] {
  const language = Language.catch('en').parse(row.language)
  const format = paperFormat(language, snapshot.seller.address.country)
  return addedFields.map(({ label, ...field }) => ({
    label,
    type: field.type,
    text: customText(field, format, language),
  }))
}

/**
 * BT-22: what the document says, and below it what it prints of added fields, a line each. One note,
 * because Peppol takes no more than one (PEPPOL-EN16931-R002). Without a subject code (BT-21): none of
 * UNTDID 4451 says "whatever the seller added".
 */
export function notesOf(source: Noted): { subject: string; text: string }[] {
  const added = addedNotes(source).map(({ label, text }) => `${label}: ${text}`)
  const text = [source.row.notes, ...added].filter((line) => line !== '').join('\n')
  return text === '' ? [] : [{ subject: '', text }]
}
