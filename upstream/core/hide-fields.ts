import type { AnyProcedure } from '@orpc/server'
import { z } from 'zod'
import { type FieldRight, rightOfField } from '#contract/core/field-rights.ts'
import { withMaskedAccounts } from '#contract/core/iban.ts'
import type { Permission } from '#contract/core/roles.ts'
import { type CustomKind, customKindOf } from '#contract/firm/custom-values.ts'

/** A field that not everybody is shown: the names that lead to it, and what it asks for. */
type HiddenField = (FieldRight | { custom: CustomKind }) & { path: readonly string[] }

/** In place of a name: whatever names the values of a record have. */
const eachValue = '*'

const known = new WeakMap<object, readonly HiddenField[]>()

/**
 * Puts null in place of the fields of an answer that the contract shows to holders of a permission
 * alone, and masks what it masks for others. The answer is changed: it must be one that was stripped, and so copied, before.
 * @param hiddenKeys keys of the fields added to a kind of record that the caller is not shown
 */
export function hideFields(
  procedure: AnyProcedure,
  output: unknown,
  can: (needs: Permission) => boolean,
  hiddenKeys: (kind: CustomKind) => ReadonlySet<string> = () => nobody,
): unknown {
  const { outputSchema } = procedure['~orpc']
  if (!(outputSchema instanceof z.ZodType)) return output
  for (const field of fieldsOf(outputSchema)) {
    if ('custom' in field) {
      const keys = hiddenKeys(field.custom)
      if (keys.size > 0) hide(output, field.path, without(keys))
    } else if (!can(field.needs)) hide(output, field.path, field.isMasked ? masked : none)
  }
  return output
}

const nobody: ReadonlySet<string> = new Set()

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
  const custom = customKindOf(schema)
  if (custom) return [{ path: [], custom }]
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.def.shape).flatMap(([name, part]): HiddenField[] => {
      const right = rightOfField(part)
      if (right) return [{ path: [name], ...right }]
      return fieldsOf(part).map((field) => ({ ...field, path: [name, ...field.path] }))
    })
  }
  if (schema instanceof z.ZodArray) return [...fieldsOf(schema.element)]
  if (schema instanceof z.ZodRecord) {
    return fieldsOf(schema.valueType).map((field) => ({
      ...field,
      path: [eachValue, ...field.path],
    }))
  }
  if (schema instanceof z.ZodLazy) return [...fieldsOf(schema.unwrap())]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option))
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.out)]
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return isWrapper ? [...fieldsOf(schema.unwrap())] : []
}

type Hiding = (value: unknown) => unknown

const none: Hiding = () => null

const masked: Hiding = (value) => (typeof value === 'string' ? withMaskedAccounts(value) : value)

function without(keys: ReadonlySet<string>): Hiding {
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)))
      : value
}

/** Lists on the way are gone through. */
function hide(value: unknown, [name, ...rest]: readonly string[], hiding: Hiding): void {
  if (Array.isArray(value)) for (const one of value) hide(one, [name ?? '', ...rest], hiding)
  else if (isRecord(value) && name === eachValue) {
    for (const one of Object.values(value)) hide(one, rest, hiding)
  } else if (isRecord(value) && name !== undefined && name in value) {
    if (rest.length > 0) hide(value[name], rest, hiding)
    else value[name] = hiding(value[name])
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
