import type { CustomKind, CustomValues } from '#contract/custom-values.ts'
import type { PaperField } from '../../documents/paper/custom-rows.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind } from './reader.ts'

/**
 * What a document prints of the fields that the firm added. A person is known to the directory alone,
 * and is not printed.
 */
export function paperFields(reader: Reader, kind: CustomKind, values: CustomValues): PaperField[] {
  const printed = fieldsOfKind(reader, kind).filter(({ isOnPaper }) => isOnPaper)
  if (printed.length === 0) return []
  const { baseCurrency: currency } = getFirmProfile(reader)
  return printed.flatMap(({ key, label, type, choices }): PaperField[] => {
    const held = values[key]
    if (held === undefined || held === null || type === 'person') return []
    const chosen = choices.find(({ code }) => code === held)
    return [{ label, type, value: chosen?.label ?? held, currency }]
  })
}
