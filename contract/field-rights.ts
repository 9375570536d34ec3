import type { z } from 'zod'
import type { Permission } from './roles.ts'

const fieldRights = new WeakMap<z.core.$ZodType, Permission>()

/**
 * A field of an answer that is shown to holders of a permission alone, such as a supplier's bank
 * account; for everybody else it is null.
 */
export function shownTo<Schema extends z.ZodType>(needs: Permission, schema: Schema) {
  const hidden = schema.nullable()
  fieldRights.set(hidden, needs)
  return hidden
}

/** The permission that a field of an answer asks for, where it asks for one. */
export function rightOfField(schema: z.core.$ZodType): Permission | undefined {
  return fieldRights.get(schema)
}
