import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { isDiskFull, toWireError } from '../core/wire-error.ts'
import type { KeyUse } from '../identity/api-keys/key-identity.ts'
import { LoginRefused } from '../identity/login-refused.ts'
import type { Gateway } from './gateway.ts'
import { assistantsPath } from './routes.ts'

const secureHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}

/** Gives a request an id. A well-formed `x-request-id` is kept. */
export const nameRequest: MiddlewareHandler<Gateway> = (c, next) => {
  const given = c.req.header('x-request-id') ?? ''
  c.set('requestId', /^[\w-]{8,128}$/.test(given) ? given : crypto.randomUUID())
  return next()
}

/** Gives each request an id and each answer its headers. */
export const setAnswerHeaders: MiddlewareHandler<Gateway> = async (c, next) => {
  const startedAt = performance.now()
  await nameRequest(c, async () => {})
  const requestId = c.get('requestId')
  await next()
  const isSocket = c.res.status === 101
  if (isSocket) return
  const headers = new Headers(c.res.headers)
  for (const [name, value] of Object.entries(secureHeaders)) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-request-id', requestId)
  setLimitHeaders(headers, c.get('keyUse'))
  if (c.env.DEPLOYMENT === 'local') {
    headers.append('server-timing', `api;dur=${(performance.now() - startedAt).toFixed(1)}`)
  } else {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
  const { status, body } = c.res
  // Else Hono makes one more answer of the two, and copies all headers again.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

/** How many calls of a key's minute are left (draft-ietf-httpapi-ratelimit-headers). */
function setLimitHeaders(headers: Headers, use: KeyUse | undefined): void {
  if (!use) return
  headers.set('ratelimit-policy', `${use.limit};w=60`)
  headers.set('ratelimit-limit', String(use.limit))
  headers.set('ratelimit-remaining', String(use.remaining))
  headers.set('ratelimit-reset', String(use.resetSeconds))
}

/** The only place where an error becomes an answer. */
export function answerError(error: Error, c: Context<Gateway>): Response {
  if (error instanceof LoginRefused) {
    const { message, messageKey, redirectTo, flow } = error
    const data = { redirectTo, flow, messageKey }
    return Response.json({ error: message, data }, { status: 401 })
  }
  const requestId = c.get('requestId')
  const known = knownError(error)
  if (!known || known.code === 'unavailable') log(error, requestId)
  const shown =
    known ?? new AppError('unexpected', 'Internal Server Error', { detail: { requestId } })
  const wire = toWireError(shown)
  const headers = new Headers()
  const wait = shown.retryAfterSeconds ?? (shown.code === 'unavailable' ? 2 : undefined)
  if (wait !== undefined) headers.set('retry-after', String(wait))
  if (shown.code === 'method_not_allowed') headers.set('allow', String(shown.detail))
  if (shown.code === 'unauthenticated') headers.set('www-authenticate', challengeOf(c))
  return Response.json(wire.toJSON(), { status: wire.status, headers })
}

/** Assistants are told whom to ask for a token (RFC 9728, 5.1). */
function challengeOf(c: Context<Gateway>): string {
  if (c.req.path !== assistantsPath) return 'Bearer'
  const at = `${c.env.PUBLIC_ORIGIN}/.well-known/oauth-protected-resource${assistantsPath}`
  return `Bearer resource_metadata="${at}"`
}

function knownError(error: Error): AppError | undefined {
  if (isDiskFull(error)) return new AppError('unavailable', 'The disk is full')
  return error instanceof AppError && error.code !== 'unexpected' ? error : undefined
}

function log(error: Error, requestId: string): void {
  const cause = error.cause instanceof Error ? error.cause.stack : undefined
  console.error(JSON.stringify({ requestId, stack: error.stack, cause }))
}
