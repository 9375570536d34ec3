import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isPermission } from '#contract/core/roles.ts'
import { maxUploadBytes } from '../core/upload-limit.ts'
import { countKeyCall, findKeyIdentity } from '../identity/api-keys/key-identity.ts'
import type { Call } from '../identity/call.ts'
import { ensureDirectory } from '../identity/directory.ts'
import { findIdentity, type Identity, requireIdentity } from '../identity/identity.ts'
import { keepAppCall } from './apps/keep-call.ts'
import { countedAddress } from './counted-address.ts'
import type { Gateway } from './gateway.ts'
import { isAskedByItself, isForSync } from './own-requests.ts'
import { assistantsPath, getRoute, type Route } from './routes.ts'
import { jsonAmbiguity } from './strict-json.ts'

const mebibyte = 1024 * 1024
export const limitJson = bodyLimit({ maxSize: mebibyte, onError: refuseSize })
/** Longer than any event, and than any request for thousands of them. */
export const limitDav = bodyLimit({ maxSize: 2 * mebibyte, onError: refuseSize })
const limitUpload = bodyLimit({ maxSize: maxUploadBytes, onError: refuseSize })

/** Finds the endpoint; what does not exist gets no further. */
export const findEndpoint: MiddlewareHandler<Gateway> = (c, next) => {
  c.set('route', getRoute(c.req.method, c.req.path))
  // Before the body's limit, which may put another request in the place of this one.
  c.set('isAskedByItself', isAskedByItself(c.req.raw))
  c.set('isForSync', isForSync(c.req.raw))
  return next()
}

/**
 * Refuses what a query names that the endpoint does not know, such as a filter that is misspelt: the answer
 * would be one to another question. Pages of ours are left out, whose addresses have more in them.
 */
export const checkQuery: MiddlewareHandler<Gateway> = (c, next) => {
  const { query } = c.get('route')
  const isOfPage = c.req.header('x-client-page') !== undefined
  if (c.req.method !== 'GET' || !query || isOfPage) return next()
  for (const name of new URL(c.req.url).searchParams.keys()) {
    const [root = ''] = name.split(/[.[]/)
    if (root !== 'expand' && !query.has(root)) throw invalidField(root, 'unknownParameter')
  }
  return next()
}

/**
 * Lets in only bodies of the declared kind and size: JSON that can be read in one way only, or
 * multipart where a file is taken.
 */
export const checkBody: MiddlewareHandler<Gateway> = (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const { isUpload } = c.get('route')
  const isForm = isUpload && type === 'multipart/form-data'
  const isKnown = type === 'application/json' || isForm
  const isEmpty = type === undefined && !c.req.raw.body
  if (c.req.method === 'GET') return next()
  if (!isKnown && !isEmpty) throw new AppError('unsupported_type', 'Unsupported media type')
  if (isForm) return limitUpload(c, next)
  return limitJson(c, async () => {
    const fault = type ? jsonAmbiguity(await c.req.raw.clone().text()) : undefined
    if (fault) throw new AppError('malformed', fault)
    await next()
  })
}

/** Reads the bearer token and refuses who may not call this endpoint at all. */
export const authenticate: MiddlewareHandler<Gateway> = async (c, next) => {
  const { needs } = c.get('route')
  await ensureDirectory(c.env)
  const shown = c.req.header('authorization') ?? ''
  const key = needs === 'public' ? undefined : /^Bearer (fm[ko]_[\w-]{43})$/i.exec(shown)?.[1]
  const token = /^Bearer ([\w-]{43})$/i.exec(shown)?.[1]
  const identity = key
    ? await findKeyIdentity(key, callOf(c))
    : token && (await findIdentity(token, callOf(c)))
  c.set('identity', identity || undefined)
  if (needs === 'public') return next()
  const known = requireIdentity({ identity: identity || undefined })
  if (known.key) {
    await requireKeyRoom(c, known.key.id)
    requireForPrograms(c.get('route'))
    if (known.key.isApp) return keepAppCall(c, known, next)
  } else {
    requireUnlocked(known, c.get('route'))
  }
  if (needs === 'administrator' && known.user.kind !== 'admin') {
    throw new AppError('forbidden', 'Only administrators may do this')
  }
  return next()
}

/** Counts the call of a key. @throws AppError unauthenticated for one that has ended, rate_limited */
async function requireKeyRoom(c: Context<Gateway>, id: string): Promise<void> {
  const use = await countKeyCall(c.env, id, { now: Date.now(), isSync: c.get('isForSync') })
  if (!use) throw new AppError('unauthenticated', 'The API key has expired')
  c.set('keyUse', use)
  if (!use.isOver) return
  const retryAfterSeconds = use.resetSeconds
  throw new AppError('rate_limited', 'Too many calls with this key', { retryAfterSeconds })
}

/**
 * Keeps keys to what a permission stands for, to the endpoint of assistants, and to asking whose they
 * are: what belongs to the person's own account, to a session or to administrators is no program's to
 * do.
 */
function requireForPrograms({ method, path, needs }: Route): void {
  if (isPermission(needs) || path === assistantsPath) return
  if (method === 'GET' && path === '/auth/session') return
  throw new AppError('forbidden', 'Not for API keys')
}

/** What a locked screen may still ask: who it is, to be unlocked, and to end. */
const whileLocked = new Set([
  '/auth/session',
  '/auth/unlock',
  '/auth/confirm-way',
  '/auth/confirm-code',
  '/auth/logout',
  '/auth/preferences',
])

function requireUnlocked({ isLocked }: Identity, { path }: Route): void {
  if (isLocked && !whileLocked.has(path)) {
    throw new AppError('session_locked', 'The screen is locked')
  }
}

/** What the directory's endpoints are given. */
export function callOf(c: Context<Gateway>): Call {
  return {
    env: c.env,
    identity: c.get('identity'),
    requestId: c.get('requestId'),
    address: addressOf(c),
    userAgent: (c.req.header('x-client-agent') ?? c.req.header('user-agent') ?? '').slice(0, 256),
    place: placeOf(c),
    device: c.req.header('x-client-device')?.slice(0, 4096),
    now: Date.now(),
    defer: (work) => c.executionCtx.waitUntil(work),
  }
}

/**
 * The caller's address, as it is counted by. Of whom none is known all are one.
 */
export function addressOf(c: Context<Gateway>): string {
  return countedAddress(saidAddress(c)?.slice(0, 64) ?? 'unknown')
}

/** The caller's whole address, as it is written down of whoever signs; undefined where it is not known. */
export function wholeAddressOf(c: Context<Gateway>): string | undefined {
  const address = saidAddress(c)
  return address && /^[\da-f.:]{2,45}$/i.test(address) ? address : undefined
}

/**
 * The edge writes it on everything that comes from outside; without it the request came from our own web
 * app, which hands the address on. On one machine there is no edge.
 */
function saidAddress(c: Context<Gateway>): string | undefined {
  const byEdge = c.env.DEPLOYMENT === 'local' ? undefined : c.req.header('cf-connecting-ip')
  return byEdge ?? c.req.header('x-client-address')
}

/** Sent percent-encoded, as names of cities do not fit into a header. */
function placeOf(c: Context<Gateway>): string {
  try {
    return decodeURIComponent(c.req.header('x-client-place') ?? '').slice(0, 120)
  } catch {
    return ''
  }
}

function refuseSize(): never {
  throw new AppError('too_large', 'The request body is too large')
}
