import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import { type CustomFieldInput, customFieldsContract } from '#contract/firm/custom-fields.ts'
import { customKinds, maxCustomFields } from '#contract/firm/custom-values.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { withCodes } from './codes.ts'
import { customFieldList, customFieldRow } from './list.ts'
import { fieldsOfKind, type StoredField } from './reader.ts'
import { renewSearchWords } from './search-words.ts'
import { customFieldsTable } from './tables.ts'
import { isHeld } from './value-owners.ts'

export const customFields = defineRegister({
  kind: 'customField',
  contract: customFieldsContract,
  table: customFieldsTable,
  list: customFieldList,
  row: customFieldRow,
  record: asStored,
  labelOf: ({ label }) => label,
  found: ({ label, key, hint }) => ({ words: { label, key, hint }, text: hint }),
  reach: 'whole',
  path: (id) => `settings/custom-fields/${id}`,
  prepare: (writer, firm, input, before) =>
    before ? prepareChange(writer, firm, input, before) : prepareNew(writer, input),
  isNamed: (reader, { kind, key }) => isHeld(reader, kind, key),
})

export const { create: createCustomField } = customFields

function prepareNew(writer: Writer, input: CustomFieldInput): Prepared {
  const others = fieldsOfKind(writer, input.kind)
  const given = withCodes(input, others)
  requireValid(writer, given)
  if (others.some(({ key }) => key === given.key)) throw invalidField('key', 'customKeyTaken')
  if (others.length >= maxCustomFields) {
    throw invalidField('kind', 'tooManyCustomFields', { maximum: maxCustomFields })
  }
  const last = Math.max(
    customKinds.indexOf(input.kind) * 1000,
    ...others.map(({ position }) => position),
  )
  return { columns: { ...given, position: last + 1 } }
}

function prepareChange(
  writer: Writer,
  firm: FirmContext,
  input: CustomFieldInput,
  before: StoredField,
): Prepared {
  const given = withCodes({ ...input, key: input.key || before.key }, [])
  const fixed = (['kind', 'type', 'key'] as const).filter((name) => given[name] !== before[name])
  const [first] = fixed
  if (first) throw invalidField(first, 'customFixed')
  requireValid(writer, given, before)
  return {
    columns: given,
    follow: () => renewSearchWords(writer, firm, before, { ...before, ...given }),
  }
}

function requireValid(reader: Reader, input: CustomFieldInput, before?: StoredField): void {
  const { type, choices } = input
  const fields: FieldProblems = {}
  if (type === 'choice' && !choices.some(({ isRetired }) => !isRetired)) {
    fields.choices = { key: 'nothingChosen' }
  }
  // Whoever is sent a document, or prints it, sees what stands on it.
  if (input.isOnPaper && input.seenBy.length > 0) {
    fields.isOnPaper = { key: 'customPaperRestricted' }
  }
  choices.forEach(({ code, label }, at) => {
    const above = choices.slice(0, at)
    if (above.some((one) => one.code === code)) fields[`choices.${at}.code`] = { key: 'twiceHere' }
    const isSame = (one: { label: string }) => one.label.toLowerCase() === label.toLowerCase()
    if (above.some(isSame)) fields[`choices.${at}.label`] = { key: 'twiceHere' }
  })
  const gone = before?.choices.filter(({ code }) => !choices.some((one) => one.code === code)) ?? []
  const held = gone.find(({ code }) => isHeld(reader, input.kind, input.key, code))
  if (held) fields.choices = { key: 'customChoiceHeld', params: { name: held.label } }
  refuseProblems(fields, 'The custom field has fields to correct')
}

/** Changes places with the neighbour above or below. @throws AppError not_found */
export function moveCustomField(
  writer: Writer,
  context: FirmContext,
  id: string,
  direction: 'up' | 'down',
): StoredField {
  const field = customFields.get(writer, id)
  const asked = fieldsOfKind(writer, field.kind).filter(({ isArchived }) => !isArchived)
  const at = asked.findIndex((one) => one.id === id)
  const other = at < 0 ? undefined : asked[direction === 'up' ? at - 1 : at + 1]
  if (other) {
    customFields.change(writer, context, id, { position: other.position })
    customFields.change(writer, context, other.id, { position: field.position })
    writer.audit({ entity: 'customField', entityId: id, action: 'move', title: field.label })
  }
  return customFields.get(writer, id)
}
