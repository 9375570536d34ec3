import { z } from 'zod'
import { exampleOf, type JsonSchema, schemaShape } from './example.ts'

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: schemaShape.default({}),
})
const Content = z.record(z.string(), z.object({ schema: schemaShape.default({}) }))
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).default(['API']),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })).default({}),
})

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** What of the API's description the pages show; anything else in it is left out. */
export const Description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), Operation)),
  webhooks: z.record(z.string(), z.unknown()).default({}),
})

/** One value that a call takes. */
export type Field = {
  name: string
  in: 'path' | 'query' | 'header' | 'body'
  type: string
  isRequired: boolean
}

export type ApiOperation = {
  id: string
  tag: string
  method: string
  path: string
  isPublic: boolean
  fields: Field[]
  /** JSON that the call takes; undefined where it takes none. */
  body: unknown
  /** JSON that it answers with; undefined for a file or nothing. */
  answer: unknown
}

/** Every call of a description, by path. */
export function readOperations({ paths }: z.infer<typeof Description>): ApiOperation[] {
  return Object.entries(paths)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation ? [toOperation(path, method, operation)] : []
      }),
    )
}

function toOperation(
  path: string,
  method: string,
  { operationId, tags, security, parameters, requestBody, responses }: z.infer<typeof Operation>,
): ApiOperation {
  const body = requestBody?.content['application/json']?.schema
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const answer = done?.content?.['application/json']?.schema
  return {
    id: operationId,
    tag: tags[0] ?? 'API',
    method: method.toUpperCase(),
    path,
    isPublic: security?.length === 0,
    fields: [
      ...parameters.map(({ name, in: place, required, schema }) => ({
        name,
        in: place,
        isRequired: required,
        type: typeOf(schema),
      })),
      ...fieldsOf(body),
    ],
    body: body && exampleOf(body),
    answer: answer && exampleOf(answer),
  }
}

function fieldsOf(body: JsonSchema | undefined): Field[] {
  return Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'body' as const,
    type: typeOf(schema),
    isRequired: body?.required?.includes(name) ?? false,
  }))
}

/** A schema in a few words: `string`, `integer[]`, `a | b`. */
function typeOf(schema: JsonSchema): string {
  const { type, enum: values, anyOf, oneOf, items, format, const: only } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (items) return `${typeOf(items)}[]`
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'any')
  return format ? `${name} (${format})` : name
}
