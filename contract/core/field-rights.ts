import type { z } from 'zod'
import type { Permission } from './roles.ts'

/** What a field of an answer asks for, and whether something of it is left for everybody else. */
export type FieldRight = {
  needs: Permission
  /** Account numbers in it are masked, and it is null for nobody. */
  isMasked: boolean
}

const fieldRights = new WeakMap<z.core.$ZodType, FieldRight>()

/**
 * A field of an answer that is shown to holders of a permission alone, such as a supplier's bank
 * account; for everybody else it is null.
 */
export function shownTo<Schema extends z.ZodType>(needs: Permission, schema: Schema) {
  const hidden = schema.nullable()
  fieldRights.set(hidden, { needs, isMasked: false })
  return hidden
}

/**
 * A text of an answer in which others wrote account numbers, such as what a bank says of a payment: for
 * everybody but holders of a permission they are masked.
 */
export function maskedTo(needs: Permission, schema: z.ZodString) {
  const masked = schema.meta({})
  fieldRights.set(masked, { needs, isMasked: true })
  return masked
}

/** What a field of an answer asks for, where it asks for anything. */
export function rightOfField(schema: z.core.$ZodType): FieldRight | undefined {
  return fieldRights.get(schema)
}
