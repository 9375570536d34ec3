import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../env.ts'
import { sendUpstream } from '../upstream-transport.ts'
import { maintenanceSeconds } from './maintenance.ts'
import { clientAddress, clientPlace, newRequestId } from './request-facts.ts'
import { secure } from './security-headers.ts'

/** `firm`, `event` and `scope` are parts of the calendar's calls, `depth` and `if-…` of CalDAV's, `mcp-…` of an assistant's; the others at the end sign reports of mail and card providers. */
const passedOn = [
  'accept',
  'authorization',
  'content-type',
  'content-length',
  'idempotency-key',
  'firm',
  'event',
  'scope',
  'depth',
  'if-match',
  'if-none-match',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'svix-id',
  'svix-timestamp',
  'svix-signature',
  'stripe-signature',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
]

/**
 * `/api/*` for programs, `/mcp` for assistants and `/dav/*` for calendars and address books: the API itself, with the caller's own key. A session's cookie
 * is worth nothing here, and no other site's page may read an answer.
 */
export async function passToApi(request: Request, env: Env, base = '/api'): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const requestId = newRequestId(request)
  const seconds = maintenanceSeconds(env)
  if (seconds !== undefined) return secure(unavailable('Down for maintenance', seconds), env)
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('x-client-address', clientAddress(request, env))
  headers.set('x-client-place', clientPlace(request, env))
  headers.set('x-client-agent', request.headers.get('user-agent') ?? '')
  headers.set('x-request-id', requestId)
  try {
    const path = pathname.slice(base.length) || '/'
    const { method } = request
    // Some programs state a length of zero, and the runtime then gives the request a body.
    const isEmpty = method === 'GET' || method === 'HEAD' || headers.get('content-length') === '0'
    const body = isEmpty ? null : request.body
    if (!body) headers.delete('content-length')
    const answer = await sendUpstream(env, path + search, {
      method,
      headers,
      body,
      redirect: 'manual',
    })
    return secure(withoutCrossOrigin(answer), env)
  } catch (error) {
    if (!(error instanceof AppError)) console.error(requestId, error)
    return secure(unavailable('The API cannot be reached'), env)
  }
}

function unavailable(words: string, retryAfterSeconds?: number): Response {
  const { code, message } = new AppError('unavailable', words)
  const headers = new Headers()
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json({ code, message }, { status: 503, headers })
}

function withoutCrossOrigin(answer: Response): Response {
  const own = new Response(answer.body, answer)
  for (const name of [...own.headers.keys()]) {
    if (name.startsWith('access-control-') || name === 'set-cookie') own.headers.delete(name)
  }
  return own
}
