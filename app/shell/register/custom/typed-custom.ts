import { minorToDecimal, parseAmount } from '#contract/core/money.ts'
import type { UsableField } from '#contract/firm/custom-fields.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { type FormTree, isTree, textAt } from '../../form/form-tree.ts'
import type { Format } from '../../format.ts'
import type { CustomFields } from './custom-extra.ts'

/** Name of the input of an added field. */
export function customPath({ key }: Pick<UsableField, 'key'>): string {
  return `custom.${key}`
}

/** The added fields that whoever asks fills in. */
export function editableFields(custom: CustomFields | undefined): readonly UsableField[] {
  return (custom?.fields ?? []).filter(({ canEdit }) => canEdit)
}

/** Paths of the added fields in which numbers are typed as the language writes them. */
export function customDecimals(custom: CustomFields | undefined): string[] {
  return editableFields(custom)
    .filter(({ type }) => type === 'number' || type === 'money')
    .map(customPath)
}

/** A form with typed amounts in minor units of the currency; what is none is for the API to refuse. */
export function withCustomAmounts(
  data: FormTree,
  fields: readonly UsableField[],
  currency: string,
): FormTree {
  const { custom } = data
  if (!custom || !isTree(custom)) return data
  const amounts = fields.flatMap(({ type, key }) => {
    const minor = type === 'money' ? parseAmount(textAt(custom, key), currency) : undefined
    return minor === undefined ? [] : [[key, String(minor)]]
  })
  return { ...data, custom: { ...custom, ...Object.fromEntries(amounts) } }
}

/** What a record holds in the added fields, by the names of their inputs, as they show it. */
export function shownCustom(
  values: CustomValues,
  custom: CustomFields | undefined,
  { format, currency }: { format: Format; currency: string },
): Record<string, string> {
  const shown = (custom?.fields ?? []).flatMap(({ key, type }) => {
    const value = values[key]
    if (value === undefined || value === null) return []
    const text = type === 'money' ? minorToDecimal(Number(value), currency) : String(value)
    const isNumber = type === 'money' || type === 'number'
    return [[customPath({ key }), isNumber ? format.numberInput(text) : text]]
  })
  return Object.fromEntries(shown)
}
