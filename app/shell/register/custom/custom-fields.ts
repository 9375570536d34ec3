import type { UsableField } from '#contract/firm/custom-fields.ts'
import type { About, AnyItem, AnyRegister, AnyRow, Choice, Column } from '../describe.ts'
import type { FieldDescription, FormSection } from '../fields.ts'
import type { PlainFilter } from '../filter-menu.tsx'
import { customColumn } from './custom-column.tsx'
import { type CustomFields, customFieldsIn } from './custom-extra.ts'

type AnyField = FieldDescription<AnyItem, unknown>

/** The columns of a list that the firm wants to see there. */
export function customColumns(custom: CustomFields): Column<AnyRow, unknown>[] {
  const shown = custom.fields.filter(({ isArchived, isInList }) => !isArchived && isInList)
  return shown.map((field) => customColumn(field, custom))
}

/** The filters of a list by the fields that the firm added. */
export function customFilters(custom: CustomFields): PlainFilter[] {
  const asked = custom.fields.filter(({ isArchived }) => !isArchived)
  return asked.map((field) => filterOf(field, custom))
}

/** A register with the fields that the firm added: columns, filters, and a section of the form. */
export function withCustom(register: AnyRegister, extra: unknown): AnyRegister {
  const custom = customFieldsIn(extra)
  if (!custom || register.literals) return register
  const { fields } = custom
  const asked = fields.filter(({ isArchived }) => !isArchived)
  const section = customSection(custom)
  return {
    ...register,
    literals: customLiterals(fields),
    columns: [...register.columns, ...asked.map((field) => customColumn(field, custom))],
    filters: [...(register.filters ?? []), ...customFilters(custom)],
    ...(register.form && {
      form: { ...register.form, sections: [...register.form.sections, section] },
    }),
  }
}

/** The labels and hints that the firm wrote, by the keys of texts that fields ask for. */
export function customLiterals(fields: readonly UsableField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ key, label, hint }) => [
      [`field.custom.${key}`, label],
      // Before the value on a phone.
      [`line.custom.${key}`, `${label}:`],
      [`hint.custom.${key}`, hint],
    ]),
  )
}

/** The section of a form that asks for the added fields. */
export function customSection(custom: CustomFields): FormSection<AnyItem, unknown> {
  return {
    title: 'form.custom',
    fields: custom.fields.map((field) => fieldOf(field, custom)),
  }
}

function fieldOf(field: UsableField, custom: CustomFields): AnyField {
  const { key, hint, type, isRequired, canEdit } = field
  const base = {
    name: `custom.${key}`,
    isOptional: !isRequired,
    isHalf: true,
    isFactOnly: !canEdit,
    ...(hint !== '' && { hint: `hint.custom.${key}` }),
  }
  switch (type) {
    case 'text':
      return { ...base, kind: 'text', maxLength: 500 }
    case 'link':
      return { ...base, kind: 'text', type: 'url', maxLength: 500 }
    case 'number':
      return { ...base, kind: 'decimal' }
    case 'money':
    case 'date':
      return { ...base, kind: type }
    default:
      return {
        ...base,
        kind: 'select',
        options: (about) => [{ value: '', label: '–' }, ...choicesOf(field, custom, about)],
      }
  }
}

/** What can be chosen in a field; choices that are offered no more stand last and say so. */
function choicesOf(
  { type, choices }: UsableField,
  { people }: CustomFields,
  { words }: Pick<About<unknown>, 'words'>,
): Choice[] {
  if (type === 'yesNo') {
    return [
      { value: 'true', label: words('yes') },
      { value: 'false', label: words('no') },
    ]
  }
  if (type === 'person') return people.map(({ userId, name }) => ({ value: userId, label: name }))
  return [...choices]
    .sort((one, other) => Number(one.isRetired) - Number(other.isRetired))
    .map(({ code, label, isRetired }) => ({
      value: code,
      label: isRetired ? words('custom.retired', { label }) : label,
    }))
}

function filterOf(field: UsableField, custom: CustomFields): PlainFilter {
  const { key, type } = field
  const name = `custom.${key}`
  const label = `field.custom.${key}`
  switch (type) {
    case 'number':
    case 'money':
      return { kind: 'decimalSpan', label, from: `${name}.from`, to: `${name}.to` }
    case 'date':
      return { kind: 'dateSpan', label, from: `${name}.from`, to: `${name}.to` }
    case 'text':
    case 'link':
      return { kind: 'text', label, name }
    case 'yesNo':
      return { kind: 'yesNo', label, name }
    default:
      return { kind: 'choice', label, name, choices: (about) => choicesOf(field, custom, about) }
  }
}
