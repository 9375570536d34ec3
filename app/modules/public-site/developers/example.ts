import { z } from 'zod'

/** As much of JSON Schema 2020-12 as the API's description uses. */
export type JsonSchema = {
  /** A schema that stands elsewhere: what a call brings along only if it is asked to. */
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  pattern?: string | undefined
  const?: unknown
  default?: unknown
  enum?: unknown[] | undefined
  examples?: unknown[] | undefined
  minimum?: number | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  allOf?: JsonSchema[] | undefined
}

export const schemaShape: z.ZodType<JsonSchema> = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schemaShape).optional()
  },
  get items() {
    return schemaShape.optional()
  },
  get anyOf() {
    return z.array(schemaShape).optional()
  },
  get oneOf() {
    return z.array(schemaShape).optional()
  },
  get allOf() {
    return z.array(schemaShape).optional()
  },
})

const texts: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00.000Z',
  date: '2026-01-31',
  email: 'maria@firm.example',
  uri: 'https://firm.example',
}
const idPattern = /\[0-9A-HJKMNP-TV-Z\]\{26\}/
const deepest = 6

/** A value that fits a schema: its own example where it has one, else the plainest. */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  const { examples, default: usual, const: only, enum: values } = schema
  if (examples?.[0] !== undefined) return examples[0]
  if (only !== undefined) return only
  if (usual !== undefined) return usual
  if (values) return values[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return exampleOf(choice, depth)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, depth)))
  }
  return plainValue(schema, depth)
}

function plainValue(schema: JsonSchema, depth: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return exampleObject(schema, depth)
  if (type === 'array') {
    return schema.items && depth < deepest ? [exampleOf(schema.items, depth + 1)] : []
  }
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (idPattern.test(schema.pattern ?? '')) return '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  return texts[schema.format ?? ''] ?? 'text'
}

function exampleObject({ properties = {} }: JsonSchema, depth: number) {
  if (depth >= deepest) return {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, schema]) => schema.$ref === undefined)
      .map(([name, schema]) => [name, exampleOf(schema, depth + 1)]),
  )
}
