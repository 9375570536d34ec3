import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { CustomKind, CustomValues } from '#contract/firm/custom-values.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { checkValue } from './check-value.ts'
import { editsField, fieldsOfKind, seesField } from './reader.ts'

type Asked = Pick<FirmContext, 'actor'>

/**
 * What a record holds in its added fields after a change: what is not named stays, null goes. An empty
 * text is a field of a form that was left empty. Fields
 * that the caller does not see count as none; what one may not fill in may only stay as it is.
 * @param before what the record held; nothing for a new one
 * @throws AppError invalid, at `custom.<key>`
 */
export function changedCustom(
  reader: Reader,
  { actor }: Asked,
  kind: CustomKind,
  { before = {}, given }: { before?: CustomValues | undefined; given: CustomValues },
): CustomValues {
  const names = Object.keys(given)
  if (names.length === 0) return before
  const fields = new Map(fieldsOfKind(reader, kind).map((field) => [field.key, field]))
  const problems: FieldProblems = {}
  const after: CustomValues = { ...before }
  for (const name of names) {
    const field = fields.get(name)
    const sent = given[name]
    const value = sent === undefined || sent === '' ? null : sent
    const kept = before[name] ?? null
    if (!field || !seesField(field, actor)) {
      problems[`custom.${name}`] = { key: 'customUnknown' }
    } else if (sent === '' && field.isRequired && editsField(field, actor)) {
      problems[`custom.${name}`] = { key: 'required' }
    } else if (value === kept) {
    } else if (!editsField(field, actor)) {
      problems[`custom.${name}`] = { key: field.isArchived ? 'customRetired' : 'forbidden' }
    } else {
      const { problem, value: read = null } = checkValue(field, value, kept)
      if (problem) problems[`custom.${name}`] = problem
      else if (read !== null) after[name] = read
      else delete after[name]
    }
  }
  refuseProblems(problems, 'The custom fields need correcting')
  return after
}

/**
 * What a form of a record holds in the added fields that the caller fills in, those with nothing as
 * null: so that going back to it takes away what was added since.
 */
export function wholeCustom(
  reader: Reader,
  { actor }: Asked,
  kind: CustomKind,
  values: CustomValues,
): CustomValues {
  const asked = fieldsOfKind(reader, kind).filter((field) => editsField(field, actor))
  return Object.fromEntries(asked.map(({ key }) => [key, values[key] ?? null]))
}

/** What a record can be found by: texts of the fields that everybody sees. */
export function customWords(reader: Reader, kind: CustomKind, values: CustomValues): string {
  const open = fieldsOfKind(reader, kind).filter(({ seenBy }) => seenBy.length === 0)
  const words = open.map(({ key, type, choices }) => {
    const value = values[key]
    if (typeof value !== 'string' || type === 'person' || type === 'date') return ''
    return choices.find(({ code }) => code === value)?.label ?? value
  })
  return words.filter((word) => word !== '').join(' ')
}
