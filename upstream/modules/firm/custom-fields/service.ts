import { AppError, conflictOf, type FieldProblems, invalidField } from '#contract/core/errors.ts'
import type { CustomField, CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { customKinds, maxCustomFields } from '#contract/firm/custom-values.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { withCodes } from './codes.ts'
import { fieldsOfKind, getCustomField, type StoredField } from './reader.ts'
import { renewSearchWords } from './search-words.ts'
import { isHeld } from './value-owners.ts'
import { changeCustomField, deleteCustomField, insertCustomField } from './writer.ts'

const entity = 'customField'

/** @throws AppError invalid */
export function createCustomField(
  writer: Writer,
  context: FirmContext,
  input: CustomFieldInput,
): CustomField {
  const others = fieldsOfKind(writer, input.kind)
  const given = withCodes(input, others)
  requireValid(writer, given)
  if (others.some(({ key }) => key === given.key)) throw invalidField('key', 'customKeyTaken')
  if (others.length >= maxCustomFields) {
    throw invalidField('kind', 'tooManyCustomFields', { maximum: maxCustomFields })
  }
  const last = Math.max(customKinds.indexOf(input.kind) * 1000, ...others.map(positionOf))
  const id = insertCustomField(writer, context, { ...given, position: last + 1 })
  const after = getCustomField(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', title: after.label, after })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateCustomField(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: CustomFieldInput & { version: number },
): CustomField {
  const before = getCustomField(writer, id)
  if (before.version !== version) {
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current: before } })
  }
  const given = withCodes({ ...input, key: input.key || before.key }, [])
  const fixed = (['kind', 'type', 'key'] as const).filter((name) => given[name] !== before[name])
  const [first] = fixed
  if (first) throw invalidField(first, 'customFixed')
  requireValid(writer, given, before)
  changeCustomField(writer, context, id, { ...given, version: version + 1 })
  const after = getCustomField(writer, id)
  renewSearchWords(writer, context, before, after)
  writer.audit({ entity, entityId: id, action: 'update', title: after.label, before, after })
  return after
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
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Custom field', { fields })
}

/** Asks for a field no more, or again; what records hold in it stays. @throws AppError not_found */
export function archiveCustomField(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): CustomField {
  const before = getCustomField(writer, id)
  if (before.isArchived !== isArchived) {
    changeCustomField(writer, context, id, { isArchived, version: before.version + 1 })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.label })
  }
  return getCustomField(writer, id)
}

/** Changes places with the neighbour above or below. @throws AppError not_found */
export function moveCustomField(
  writer: Writer,
  context: FirmContext,
  id: string,
  direction: 'up' | 'down',
): CustomField {
  const field = getCustomField(writer, id)
  const asked = fieldsOfKind(writer, field.kind).filter(({ isArchived }) => !isArchived)
  const at = asked.findIndex((one) => one.id === id)
  const other = at < 0 ? undefined : asked[direction === 'up' ? at - 1 : at + 1]
  if (other) {
    changeCustomField(writer, context, id, { position: other.position })
    changeCustomField(writer, context, other.id, { position: field.position })
    writer.audit({ entity, entityId: id, action: 'move', title: field.label })
  }
  return getCustomField(writer, id)
}

/** Takes a field away in which no record holds anything. @throws AppError not_found; conflict (inUse) */
export function removeCustomField(writer: Writer, id: string): { id: string } {
  const before = getCustomField(writer, id)
  if (isHeld(writer, before.kind, before.key)) throw conflictOf('inUse')
  deleteCustomField(writer, id)
  writer.audit({ entity, entityId: id, action: 'delete', title: before.label, before })
  return { id }
}

function positionOf({ position }: { position: number }): number {
  return position
}

/** What can be done to many at once. */
export const customFieldBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveCustomField(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveCustomField(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getCustomField(reader, id).label,
}
