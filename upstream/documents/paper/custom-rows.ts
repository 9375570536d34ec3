import type { Language } from '#contract/core/fields.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { CustomType } from '#contract/firm/custom-fields.ts'
import type { PaperFormat } from './paper-format.ts'

/** A field that the firm added as a document prints it: kept with an issued one. */
export type PaperField = {
  label: string
  type: CustomType
  /** A choice by its name; an amount in minor units of `currency`. */
  value: string | number | boolean
  currency: string
}

/** Yes and no, as documents and files say them. */
export const yesNoWords: Record<Language, readonly [string, string]> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  it: ['Sì', 'No'],
  ru: ['Да', 'Нет'],
  es: ['Sí', 'No'],
}

/** What a document says in the fields that the firm added, as facts of its head. */
export function customRows(
  fields: readonly PaperField[],
  format: PaperFormat,
  language: Language,
): PaperView['facts'] {
  return fields.map(({ label, ...field }) => ({
    label,
    value: customText(field, format, language),
  }))
}

/** What a field says in the reader's language. */
export function customText(
  { type, value, currency }: Omit<PaperField, 'label'>,
  format: PaperFormat,
  language: Language,
): string {
  if (typeof value === 'boolean') return yesNoWords[language][value ? 0 : 1]
  if (typeof value === 'number') return format.money(value, currency)
  if (type === 'date') return format.date(value)
  return type === 'number' ? format.number(value) : value
}
