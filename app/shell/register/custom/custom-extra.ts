import type { UsableField } from '#contract/firm/custom-fields.ts'
import { type CustomKind, customKinds } from '#contract/firm/custom-values.ts'
import type { AnyRegister, AnyRow } from '../describe.ts'

/** The fields that a firm added to a kind of record, and who can be named in them. */
export type CustomFields = {
  fields: readonly UsableField[]
  people: readonly { userId: string; name: string }[]
}

/** The kind of record to which a firm may add fields; undefined for a register of other records. */
export function customKindOf({
  recordKind,
}: Pick<AnyRegister, 'recordKind'>): CustomKind | undefined {
  return customKinds.find((kind) => kind === recordKind)
}

/** What a register's `load` gave, with the added fields: so every page of it has them. */
export function withCustomFields(extra: unknown, custom: CustomFields | undefined): unknown {
  return custom ? { ...(isObject(extra) && extra), customFields: custom } : extra
}

/** The added fields that came with what a page was given. */
export function customFieldsIn(extra: unknown): CustomFields | undefined {
  if (!isObject(extra) || !('customFields' in extra)) return undefined
  const { customFields } = extra
  return isCustomFields(customFields) ? customFields : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCustomFields(value: unknown): value is CustomFields {
  return isObject(value) && 'fields' in value && 'people' in value
}

/** The value of a row in an added field. */
export function customValueOf(row: AnyRow, key: string): unknown {
  const values = 'custom' in row ? row.custom : undefined
  return isObject(values) ? Object.entries(values).find(([name]) => name === key)?.[1] : undefined
}
