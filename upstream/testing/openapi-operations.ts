import { z } from 'zod'
import type { JsonSchema } from './fuzz-values.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema }>
type Described = {
  parameters?: Parameter[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

/** A call that the description offers. */
export type Operation = {
  method: Method
  path: string
  query: { name: string; required: boolean; schema: JsonSchema }[]
  /** Of its JSON; none where it takes a file. */
  body: JsonSchema | undefined
  responses: Record<string, { content?: Content }>
  /** What its schemas point to, by name. */
  schemas: Record<string, JsonSchema>
}

/** The calls of a description that take JSON or nothing. */
export function operationsIn(document: {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, JsonSchema> }
}): Operation[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method.toLowerCase()]
      const content = described?.requestBody?.content
      if (!described || (content && !content['application/json'])) return []
      const query = (described.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, required = false, schema }) => ({ name, required, schema }))
      const body = content?.['application/json']?.schema
      return [{ method, path, query, body, responses: described.responses ?? {}, schemas }]
    }),
  )
}

const WireError = z.object({
  code: z.string(),
  status: z.int(),
  message: z.string(),
  data: z.object({ fields: z.record(z.string(), z.object({ key: z.string() })) }),
})
/** A refused sign-in has the form of its own that the specification gives it. */
const LoginError = z.object({ error: z.string(), data: z.unknown() })

/** What is wrong with an answer, by the description of its call; undefined where nothing is. */
export async function faultOf(
  { responses, schemas }: Operation,
  answer: Response,
): Promise<string | undefined> {
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('json')) {
    await answer.body?.cancel()
    if (answer.ok) return undefined
    return `${answer.status} of type ${type}`
  }
  const text = await answer.text()
  const said = `${answer.status} ${text.slice(0, 300)}`
  if (answer.status >= 500) return said
  const value: unknown = JSON.parse(text)
  if (!answer.ok) {
    return z.union([WireError, LoginError]).safeParse(value).success ? undefined : said
  }
  const schema = responses[String(answer.status)]?.content?.['application/json']?.schema
  if (!schema) return responses[String(answer.status)] ? undefined : `not described: ${said}`
  const read = schemaOf(schema, schemas).safeParse(value)
  return read.success ? undefined : `${z.prettifyError(read.error).slice(0, 300)} in ${said}`
}

const known = new WeakMap<object, z.ZodType>()

function schemaOf(schema: JsonSchema, schemas: Operation['schemas']): z.ZodType {
  const found = known.get(schema)
  if (found) return found
  const text = JSON.stringify({ ...schema, $defs: schemas }, withoutLetters)
  const made = z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
  known.set(schema, made)
  return made
}

/** JSON Schema reads patterns as Unicode, where `\p{L}` is a letter; this reader of schemas does not. */
function withoutLetters(name: string, value: unknown): unknown {
  return name === 'pattern' && String(value).includes('\\p{') ? undefined : value
}
