import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context } from 'hono'
import { z } from 'zod'
import { amountInputWords } from '#contract/core/fields.ts'
import { testEvent, WebhookMessage, webhookEvents } from '#contract/firm/webhooks.ts'
import { contracts } from '../core/contracts.ts'
import { describeExpansions, expandedSchema } from './describe-expansions.ts'
import type { Gateway } from './gateway.ts'
import { contractRoutes } from './routes.ts'

const keyWords =
  'An API key, `fmk_…`, made in the settings of a firm or in a profile. RateLimit-* headers tell what is left of its 300 calls a minute.'
const amountWords =
  'Amounts come in two forms, never both in one field. An integer counts minor units of the currency: 5000 is 50.00 EUR. A decimal text counts its units, as on paper: "50.00". Each field says which it is; answers give totals as integers.'
const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes repeating the call safe: within 24 hours the first answer is given again, and the key is refused with 409 for any other request. 1 to 255 characters.',
  schema: { type: 'string', maxLength: 255 },
} as const

/** The finished text, kept for the life of the isolate. */
let description: string | undefined

/** `GET /openapi.json`: all contracts as OpenAPI 3.1. */
export async function describeApi(c: Context<Gateway>): Promise<Response> {
  description ??= JSON.stringify(await generate())
  c.header('cache-control', 'public, max-age=300')
  return c.body(description, 200, { 'content-type': 'application/json' })
}

/** `GET /openapi.html`: the same to read, without script. */
export function describeApiReadably(c: Context<Gateway>): Response {
  const tags = [...new Set(contractRoutes.map((route) => route.tag))].sort()
  const sections = tags.map((tag) => {
    const rows = contractRoutes
      .filter((route) => route.tag === tag)
      .sort((a, b) => a.path.localeCompare(b.path))
      .map(({ method, path, needs }) => `<tr><td>${method}<td><code>${path}</code><td>${needs}`)
    return `<h2>${tag}</h2><table><tr><th>Method<th>Path<th>Needs${rows.join('')}</table>`
  })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Firmament API</title>
<meta name="viewport" content="width=device-width"><h1>Firmament API</h1>
<p>Every call but the public ones carries <code>Authorization: Bearer token</code>.
The machine-readable description is <a href="/openapi.json">openapi.json</a>.</p>${sections.join('')}</html>`
  c.header('cache-control', 'public, max-age=300')
  return c.body(html, 200, { 'content-type': 'text/html; charset=utf-8' })
}

/** A message for each type of event, whose `type` says which it is. */
function describeWebhooks() {
  const message = z.toJSONSchema(WebhookMessage, { io: 'output', target: 'draft-2020-12' })
  return Object.fromEntries(
    [...webhookEvents, testEvent].map((type) => {
      const schema = { allOf: [message, { properties: { type: { const: type } } }] }
      const content = { 'application/json': { schema } }
      const responses = { '2XX': { description: 'Taken; anything else is sent again' } }
      const post = { tags: ['Events'], operationId: type, requestBody: { content }, responses }
      return [type, { post }]
    }),
  )
}

async function generate() {
  const document = await generator.generate(contracts, {
    info: { title: 'Firmament API', version: '1', description: amountWords },
    components: {
      schemas: { Expanded: expandedSchema() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: keyWords } },
    },
    security: [{ bearer: [] }],
  })
  for (const { path, method, needs, isIdempotent, expands } of contractRoutes) {
    const operation = document.paths?.[path]?.[method === 'POST' ? 'post' : 'get']
    if (!operation) continue
    describeExpansions(operation, expands?.())
    if (needs === 'public') operation.security = []
    if (isIdempotent) {
      operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
    }
  }
  return withPlainAmounts({ ...document, webhooks: describeWebhooks() })
}

/**
 * Amounts in minor units are described as integers alone. Forms send their digits as text, too; said
 * here that would look like the decimal text of other fields, in which "50" is a hundred times as much.
 */
function withPlainAmounts<Node>(node: Node): Node {
  if (typeof node !== 'object' || node === null) return node
  if ('description' in node && node.description === amountInputWords && 'anyOf' in node) {
    // Left out when it is written as JSON.
    return Object.assign(node, { anyOf: undefined, type: 'integer' })
  }
  for (const child of Object.values(node)) withPlainAmounts(child)
  return node
}
