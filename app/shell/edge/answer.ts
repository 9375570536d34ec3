import type { AppLoadContext } from '@remix-run/cloudflare'
import { type Env, requireSettings } from '../env.ts'
import { unlessKnown } from '../etag.ts'
import { findInterrupted } from '../session/interrupted-form.server.ts'
import { parseSessionCookie } from '../session/session-cookie.server.ts'
import { limitBody } from './body-limit.ts'
import { isCrossSiteWrite } from './cross-site.ts'
import { deliver, findKept, isKeepable, type Keeping, keep } from './kept-pages.ts'
import { asMaintenance, maintenanceRequest, maintenanceSeconds } from './maintenance.ts'
import { pageKeyOf } from './page-key.ts'
import { clientAddress, clientPlace, newRequestId } from './request-facts.ts'
import { secure } from './security-headers.ts'

/** To be waited where the API did not say how long. */
const waitSeconds = 60

/** Written as a method, so that a handler may ask for the request as Pages types it. */
type Handle = { handle(request: Request, context: AppLoadContext): Promise<Response> }['handle']

/** What a browser sends by itself. Remix would take any other method for a form that was posted. */
const knownMethods = ['GET', 'HEAD', 'POST']

/** What the page of a path has to itself: where it may be kept, and how large a form it takes. */
type PageLimits = { keeping?: Keeping | undefined; bodyLimit: number }

/**
 * One request of the web app, whole: settings, method, cross-site writes, maintenance,
 * size, the page itself or what is kept of it, security headers, the request's id. Never throws.
 */
export async function answer(
  request: Request,
  env: Env,
  waitUntil: AppLoadContext['waitUntil'],
  handle: Handle,
  limits: PageLimits,
): Promise<Response> {
  const context: AppLoadContext = {
    env,
    waitUntil: (work) => waitUntil(work),
    clientAddress: clientAddress(request, env),
    clientPlace: clientPlace(request, env),
    requestId: newRequestId(request),
  }
  const answered = await answerFor(request, context, handle, limits)
  answered.headers.set('x-request-id', context.requestId)
  return answered
}

async function answerFor(
  request: Request,
  context: AppLoadContext,
  handle: Handle,
  { keeping, bodyLimit }: PageLimits,
): Promise<Response> {
  const { env, requestId } = context
  try {
    requireSettings(env)
  } catch (error) {
    console.error(`The web app cannot start: ${error instanceof Error ? error.message : error}`)
    return plain(500, 'Internal Server Error', env)
  }
  if (isRemixInternal(request)) return plain(404, 'Not Found', env)
  if (isCrossSiteWrite(request, env)) return plain(403, 'This form came from another site', env)
  if (!knownMethods.includes(request.method)) {
    const refused = plain(405, 'Method Not Allowed', env)
    refused.headers.set('allow', knownMethods.join(', '))
    return refused
  }
  try {
    const seconds = maintenanceSeconds(env)
    if (seconds !== undefined) {
      const page = await handle(maintenanceRequest(request, env), context)
      return secure(asMaintenance(page, request, seconds), env)
    }
    const isSignedIn = async () =>
      (await parseSessionCookie(env, request.url, request.headers.get('cookie'))) !== null
    const limited = await limitBody(request, bodyLimit, isSignedIn)
    if (!limited) return secure(await tooLarge(request, context, handle), env)
    const again = await interruptedRequest(limited, context)
    const page = again ? handle(again, context) : pageFor(limited, context, handle, keeping)
    const answered = secure(await page, env, context.frameOrigin)
    for (const cookie of context.cookies ?? []) answered.headers.append('set-cookie', cookie)
    if (answered.status === 429) {
      answered.headers.set('retry-after', String(context.retryAfterSeconds ?? waitSeconds))
    }
    return answered
  } catch (error) {
    console.error(requestId, error)
    return plain(500, 'Internal Server Error', env)
  }
}

/**
 * The request of a page whose form was sent after its session had ended: as if it were sent again, where the
 * page takes it itself.
 */
async function interruptedRequest(
  request: Request,
  context: AppLoadContext,
): Promise<Request | undefined> {
  if (request.method !== 'GET') return undefined
  const found = await findInterrupted({ request, params: {}, context })
  if (!found) return undefined
  const { form, isOwn } = found
  context.interrupted = form
  if (!isOwn) return request
  const headers = new Headers(request.headers)
  const method = 'POST'
  return new Request(request.url, { method, headers, body: new URLSearchParams(form.entries) })
}

/** The page of the form that was too large to be read, with the way back to it. */
async function tooLarge(
  request: Request,
  context: AppLoadContext,
  handle: Handle,
): Promise<Response> {
  context.isTooLarge = true
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  const page = await handle(new Request(request.url, { headers }), context)
  const isPage = page.headers.get('content-type')?.startsWith('text/html')
  const isLedAway = page.status >= 300 && page.status < 400
  if (isLedAway || (isPage && page.status === 413)) return page
  const plainText = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response('Too large', { status: 413, headers: plainText })
}

/** The page as it is kept, or made now, and kept then if it may be. */
async function pageFor(
  request: Request,
  context: AppLoadContext,
  handle: Handle,
  keeping: Keeping | undefined,
): Promise<Response> {
  const key = keeping && (await pageKeyOf(request, context.env, keeping.stamp))
  if (!key) return unlessKnown(request, resourceFailure(await handle(request, context), context))
  const known = await findKept(keeping, key)
  if (known) return deliver(known, request, key, 'hit')
  const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const made = resourceFailure(await handle(asked, context), context)
  if (isKeepable(made, context, key)) {
    const kept = await keep(keeping, key, made, context.waitUntil)
    return deliver(kept, request, key, 'fwd=miss; stored')
  }
  return request.method === 'HEAD' ? new Response(null, made) : made
}

/** Without a client router nobody asks for a route's data or the route manifest. */
function isRemixInternal(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return pathname === '/__manifest' || pathname.endsWith('.data')
}

/** A file route that failed has no page; Remix answers all of them with 500. */
function resourceFailure(response: Response, { failure }: AppLoadContext): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!failure || isPage || response.status !== 500) return response
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(failure.code, { status: failure.status, headers })
}

function plain(status: number, words: string, env: Env): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return secure(new Response(words, { status, headers }), env)
}
