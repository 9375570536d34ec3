import type { AnyProcedure } from '@orpc/server'
import { z } from 'zod'
import { rightOfField } from '#contract/field-rights.ts'
import type { Permission } from '#contract/roles.ts'

/** A field that not everybody is shown: the names that lead to it, and what it asks for. */
type HiddenField = { path: readonly string[]; needs: Permission }

const known = new WeakMap<object, readonly HiddenField[]>()

/**
 * Puts null in place of the fields of an answer that the contract shows to holders of a permission
 * alone. The answer is changed: it must be one that was stripped, and so copied, before.
 */
export function hideFields(
  procedure: AnyProcedure,
  output: unknown,
  can: (needs: Permission) => boolean,
): unknown {
  const { outputSchema } = procedure['~orpc']
  if (!(outputSchema instanceof z.ZodType)) return output
  for (const { path, needs } of fieldsOf(outputSchema)) if (!can(needs)) blank(output, path)
  return output
}

function fieldsOf(schema: z.core.$ZodType): readonly HiddenField[] {
  const made = known.get(schema)
  if (made) return made
  // A schema that holds itself is looked at once.
  known.set(schema, [])
  const fields = makeFields(schema)
  known.set(schema, fields)
  return fields
}

function makeFields(schema: z.core.$ZodType): HiddenField[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.def.shape).flatMap(([name, part]): HiddenField[] => {
      const needs = rightOfField(part)
      if (needs) return [{ path: [name], needs }]
      return fieldsOf(part).map((field) => ({ ...field, path: [name, ...field.path] }))
    })
  }
  if (schema instanceof z.ZodArray) return [...fieldsOf(schema.element)]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option))
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.out)]
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return isWrapper ? [...fieldsOf(schema.unwrap())] : []
}

/** Lists on the way are gone through. */
function blank(value: unknown, [name, ...rest]: readonly string[]): void {
  if (Array.isArray(value)) for (const one of value) blank(one, [name ?? '', ...rest])
  else if (isRecord(value) && name !== undefined && name in value) {
    if (rest.length > 0) blank(value[name], rest)
    else value[name] = null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
