import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import type { UsableField } from '#contract/custom-fields.ts'
import type { CustomValues } from '#contract/custom-values.ts'
import { minorToDecimal, parseAmount } from '#contract/money.ts'
import { type FormTree, isTree, textAt } from '../../form/form-tree.ts'
import type { Format } from '../../format.ts'
import type { DocumentKind } from '../document-kind.ts'

/** A kind of document with the fields that the firm added, as its editor is read and shown again. */
export function kindWithCustom(
  kind: DocumentKind,
  custom: CustomFields | undefined,
  currency: string,
): DocumentKind {
  const asked = (custom?.fields ?? []).filter(({ canEdit }) => canEdit)
  if (asked.length === 0) return kind
  const isNumber = ({ type }: UsableField) => type === 'number' || type === 'money'
  const amounts = asked.filter(({ type }) => type === 'money').map(({ key }) => key)
  return {
    ...kind,
    more: [...(kind.more ?? []), ...asked.map(pathOf)],
    moreDecimals: [...(kind.moreDecimals ?? []), ...asked.filter(isNumber).map(pathOf)],
    take: (data) => withAmounts(kind.take?.(data) ?? data, amounts, currency),
  }
}

function pathOf({ key }: Pick<UsableField, 'key'>): string {
  return `custom.${key}`
}

/** Amounts in minor units; what is none is left for the API to refuse. */
function withAmounts(data: FormTree, keys: readonly string[], currency: string): FormTree {
  const { custom } = data
  if (!custom || !isTree(custom)) return data
  const amounts = keys.flatMap((key) => {
    const minor = parseAmount(textAt(custom, key), currency)
    return minor === undefined ? [] : [[key, String(minor)]]
  })
  return { ...data, custom: { ...custom, ...Object.fromEntries(amounts) } }
}

/** What a saved document holds in them, as its editor shows it. */
export function customOwn(
  values: CustomValues,
  custom: CustomFields | undefined,
  { format, currency }: { format: Format; currency: string },
): Record<string, string> {
  const shown = (custom?.fields ?? []).flatMap(({ key, type }) => {
    const value = values[key]
    if (value === undefined || value === null) return []
    if (type === 'money') {
      return [[pathOf({ key }), format.numberInput(minorToDecimal(Number(value), currency))]]
    }
    return [
      [pathOf({ key }), type === 'number' ? format.numberInput(String(value)) : String(value)],
    ]
  })
  return Object.fromEntries(shown)
}
