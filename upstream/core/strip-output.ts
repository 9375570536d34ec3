import type { AnyProcedure } from '@orpc/server'
import { z } from 'zod'

/** Gives a value without what its schema does not name. */
type Strip = (value: unknown) => unknown

const known = new WeakMap<object, Strip | undefined>()

/**
 * An answer as the contract says it: what a handler gave beyond the schema, such as who made a row,
 * does not leave. Made once for each schema, and only copies; it checks nothing.
 */
export function stripOutput(procedure: AnyProcedure, output: unknown): unknown {
  const { outputSchema } = procedure['~orpc']
  if (!(outputSchema instanceof z.ZodType)) return output
  return stripOf(outputSchema)?.(output) ?? output
}

/** What strips a schema's values; undefined where nothing can be too much. */
function stripOf(schema: z.core.$ZodType): Strip | undefined {
  if (known.has(schema)) return known.get(schema)
  // Seen from within by a schema that holds itself, until it is made.
  known.set(schema, (value) => known.get(schema)?.(value) ?? value)
  const strip = makeStrip(schema)
  known.set(schema, strip)
  return strip
}

function makeStrip(schema: z.core.$ZodType): Strip | undefined {
  if (schema instanceof z.ZodObject) return stripObject(schema)
  if (schema instanceof z.ZodArray) return stripEach(schema.element)
  if (schema instanceof z.ZodUnion) return stripUnion(schema.options)
  if (schema instanceof z.ZodRecord) return stripValues(schema.valueType)
  if (schema instanceof z.ZodPipe) return stripOf(schema.out)
  if (schema instanceof z.ZodLazy) return (value) => stripOf(schema.unwrap())?.(value) ?? value
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return isWrapper ? stripOf(schema.unwrap()) : undefined
}

function stripObject({ def }: z.ZodObject): Strip | undefined {
  const isOpen = def.catchall !== undefined && !(def.catchall instanceof z.ZodNever)
  if (isOpen) return undefined
  const fields = Object.entries(def.shape).map(([name, part]) => ({ name, strip: stripOf(part) }))
  return (value) => {
    if (!isPlain(value)) return value
    const kept: Record<string, unknown> = {}
    for (const { name, strip } of fields) {
      const field = value[name]
      if (field !== undefined) kept[name] = strip ? (strip(field) ?? field) : field
    }
    return kept
  }
}

function stripEach(element: z.core.$ZodType): Strip | undefined {
  const strip = stripOf(element)
  if (!strip) return undefined
  return (value) => (Array.isArray(value) ? value.map((one) => strip(one) ?? one) : value)
}

function stripValues(valueType: z.core.$ZodType): Strip | undefined {
  const strip = stripOf(valueType)
  if (!strip) return undefined
  return (value) => {
    if (!isPlain(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one) ?? one]))
  }
}

/** The first choice that fits says what may stay. */
function stripUnion(options: readonly z.core.$ZodType[]): Strip | undefined {
  const choices = options.map((option) => ({ option, strip: stripOf(option) }))
  if (choices.every(({ strip }) => !strip)) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const choice = choices.find(({ option }) => z.safeParse(option, value).success)
    return choice?.strip?.(value) ?? value
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
