import { minorToDecimal } from '#contract/core/money.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import type { HiddenCustom, ReadableCustom } from '../../../firm/hidden-custom.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind, type StoredField, seesField } from './reader.ts'

export const hiddenCustom: HiddenCustom = (reader, actor, kind) =>
  new Set(
    fieldsOfKind(reader, kind)
      .filter((field) => !seesField(field, actor))
      .map(({ key }) => key),
  )

export const readableCustom: ReadableCustom = (reader, actor, kind, values) => {
  const { baseCurrency } = getFirmProfile(reader)
  const seen = fieldsOfKind(reader, kind).filter((field) => seesField(field, actor))
  const texts = seen.map((field) => [
    field.label,
    textOf(field, values[field.key] ?? null, baseCurrency),
  ])
  return Object.fromEntries(texts)
}

/** A value as a history has it: choices by their names, amounts with their decimals. */
function textOf({ type, choices }: StoredField, value: CustomValues[string], currency: string) {
  if (value === null) return ''
  if (type === 'money') return `${minorToDecimal(Number(value), currency)} ${currency}`
  return choices.find(({ code }) => code === value)?.label ?? value
}
