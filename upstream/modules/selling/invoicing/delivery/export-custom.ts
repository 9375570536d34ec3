import type { Language } from '#contract/core/fields.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { yesNoWords } from '../../../../documents/paper/custom-rows.ts'
import type { shownFields } from '../../../firm/custom-fields/index.ts'
import type { ExportCell } from './export-cell.ts'

type Field = ReturnType<typeof shownFields>[number]

/** What a document holds in the fields that the firm added, a cell for each of them. */
export function customCells(
  fields: readonly Field[],
  { custom }: { custom: string },
  words: { language: Language; baseCurrency: string },
): ExportCell[] {
  if (fields.length === 0) return []
  const values: CustomValues = JSON.parse(custom)
  return fields.map((field) => cellOf(field, values[field.key] ?? null, words))
}

function cellOf(
  { type, choices }: Field,
  value: CustomValues[string],
  { language, baseCurrency }: { language: Language; baseCurrency: string },
): ExportCell {
  if (value === null) return { kind: 'text', text: '' }
  if (typeof value === 'boolean') return { kind: 'text', text: yesNoWords[language][value ? 0 : 1] }
  if (typeof value === 'number') return { kind: 'amount', minor: value, currency: baseCurrency }
  if (type === 'date') return { kind: 'date', date: value }
  if (type === 'number') return { kind: 'rate', rate: value }
  return { kind: 'text', text: choices.find(({ code }) => code === value)?.label ?? value }
}
