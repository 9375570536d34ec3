import { z } from 'zod'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { sendUpstream } from '#app/shell/upstream-transport.ts'
import type { ApiOperation } from './read-description.ts'

/** What a call answered, as text. */
export type Tried = { status: number; headers: [string, string][]; body: string }

const shownLength = 20_000
const Key = z
  .string()
  .trim()
  .regex(/^fmk_[\w-]{43}$/, 'apiKey')
const texts = z.record(z.string(), z.string().max(2000))
/** Parts of a path: `.` and `..` would lead to another call than the one that is shown. */
const parts = z.record(
  z.string(),
  z
    .string()
    .max(2000)
    .regex(/^(?!\.{1,2}$)/, 'invalid'),
)

/**
 * Makes a call with the key that the form has, as any program would. The key goes nowhere else, and
 * does not come back with the form.
 */
export async function tryCall(
  args: Args,
  { method, path, fields, isPublic, body }: ApiOperation,
  form: Form,
): Promise<{ tried: Tried; refusal?: undefined } | { tried?: undefined; refusal: Refusal }> {
  const Input = z.object({
    key: isPublic ? z.union([z.literal(''), Key]).default('') : Key,
    path: parts.default({}),
    query: texts.default({}),
    body: z.string().max(100_000).refine(isJson, 'invalidJson').default(''),
  })
  const { value, refusal } = parseForm(Input, form)
  if (refusal) {
    const { key: _, ...values } = refusal.values
    return { refusal: { ...refusal, values } }
  }
  const missing = fields.find((field) => field.in === 'path' && !value.path[field.name])
  if (missing) {
    const { key: _, ...values } = form.values
    return { refusal: { values, problems: { [`path.${missing.name}`]: { key: 'required' } } } }
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(value.path[name] ?? ''),
  )
  const query = new URLSearchParams(
    fields.flatMap(({ in: place, name }) => {
      const given = value.query[name]
      return place === 'query' && given ? [[name, given]] : []
    }),
  )
  const headers = new Headers({ 'x-client-address': args.context.clientAddress })
  if (value.key) headers.set('authorization', `Bearer ${value.key}`)
  const hasBody = body !== undefined && value.body !== ''
  if (hasBody) headers.set('content-type', 'application/json')
  const search = query.size > 0 ? `?${query}` : ''
  const init = { method, headers, ...(hasBody && { body: value.body }) }
  const answer = await sendUpstream(args.context.env, filled + search, init)
  const shown = ['content-type', 'x-request-id', 'retry-after']
  return {
    tried: {
      status: answer.status,
      headers: [...answer.headers].filter(
        ([name]) => shown.includes(name) || name.startsWith('ratelimit'),
      ),
      body: readable(await answer.text()).slice(0, shownLength),
    },
  }
}

function isJson(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

function readable(text: string): string {
  return isJson(text) && text !== '' ? JSON.stringify(JSON.parse(text), null, 2) : text
}
