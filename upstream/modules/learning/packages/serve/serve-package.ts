import { Buffer } from 'node:buffer'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import type { Env } from '../../../../core/env.ts'
import { callFirmInside } from '../../../../core/firm-call.ts'
import { type PackageCall, ScoCommit, StoreReply } from '../package-call.ts'
import { type Frame, isHostOf, isUnitToken, ownFolder, readFrameToken } from './package-address.ts'
import { openPackageFile } from './package-file.ts'
import player from './player.js?raw'
import { runPage } from './run-page.ts'

/** As much as a package may say at once, in bytes. */
const mostSaid = 1024 * 1024

/**
 * Answers at the host of a package: its files, and what it says to us. Nothing of it is public: each
 * address begins with a token of one session. No cookie is read or set.
 * @param label what stands before the installation's domain
 */
export async function servePackage(request: Request, env: Env, label: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, token = '', ...rest] = pathname.split('/')
  if (token === ownFolder) return isEnd(rest) ? page(endPage, env) : notFound(env)
  const frame = readFrameToken(token, env, new Date())
  if (!frame || !isHostOf(label, frame, env)) return notFound(env)
  try {
    if (rest[0] === ownFolder) return await serveOwn(request, env, frame, rest.slice(1))
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, env)
    const file = await openPackageFile(request, env, frame, plainPath(rest))
    return file ? withHeaders(file, env, 'private, max-age=3600') : notFound(env)
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error)
    return refused(error instanceof AppError ? error.status : 500, env)
  }
}

async function serveOwn(
  request: Request,
  env: Env,
  frame: Frame,
  [name = '', ...rest]: readonly string[],
): Promise<Response> {
  const { sessionId } = frame
  if (request.method === 'GET' && name === 'player.js') {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' }
    return withHeaders(new Response(player, { headers }), env, 'private, max-age=3600')
  }
  const { success } = await env.WRITES.limit({ key: `package ${sessionId}` })
  if (!success) return refused(429, env)
  if (request.method === 'GET' && name === 'run') {
    const running = Running.parse(await ask(env, frame, { act: 'run', sessionId }))
    if (running?.isOver !== false) return page(endPage, env)
    return page(runPage(running), env)
  }
  if (name === 'xapi') return askStore(request, env, frame, rest.join('/'))
  if (request.method !== 'POST') return refused(405, env)
  if (name === 'commit') {
    const said = ScoCommit.safeParse(parsed(await bodyOf(request)))
    if (!said.success) return refused(400, env)
    return json(await ask(env, frame, { act: 'commit', sessionId, ...said.data }), env)
  }
  if (name === 'fetch') return json(await ask(env, frame, { act: 'fetch', sessionId }), env)
  return notFound(env)
}

const Running = z
  .object({
    standard: z.enum(['scorm12', 'scorm2004']),
    title: z.string(),
    path: z.string(),
    query: z.string(),
    values: z.record(z.string(), z.string()),
    number: z.int(),
    isOver: z.boolean(),
  })
  .nullable()
export type Running = NonNullable<z.infer<typeof Running>>

/** What a unit asks of the xAPI store: with its session's token alone. */
async function askStore(
  request: Request,
  env: Env,
  frame: Frame,
  resource: string,
): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  if (!isUnitToken(given, frame, env)) return refused(401, env)
  const { pathname, searchParams } = new URL(request.url)
  const reply = StoreReply.parse(
    await ask(env, frame, {
      act: 'store',
      sessionId: frame.sessionId,
      method: request.method,
      resource,
      query: [...searchParams],
      headers: Object.fromEntries(request.headers),
      body: Buffer.from(await bodyOf(request)).toString('base64'),
      endpointPath: pathname.slice(0, pathname.length - resource.length - 1),
    }),
  )
  const body = reply.body === null ? null : Buffer.from(reply.body, 'base64')
  const answer = new Response(body, { status: reply.status, headers: reply.headers })
  return withHeaders(answer, env, 'no-store')
}

/** @throws AppError of the firm's answer */
async function ask(env: Env, { firmId }: Frame, call: PackageCall): Promise<unknown> {
  const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
  const actor = { ...nobody, requestId: crypto.randomUUID() }
  const answer = await callFirmInside(env, firmId, actor, { name: 'package-call', input: call })
  if (answer.ok) return answer.json()
  throw new AppError(
    answer.status === 404 ? 'not_found' : 'unavailable',
    'The learning package was refused',
  )
}

/** @throws AppError too_large */
async function bodyOf(request: Request): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > mostSaid)
      throw new AppError('too_large', 'The learning package stores too much data')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function parsed(bytes: Uint8Array): unknown {
  return parseJson(new TextDecoder().decode(bytes))
}

function plainPath(parts: readonly string[]): string {
  try {
    return parts.map(decodeURIComponent).join('/')
  } catch {
    return ''
  }
}

function isEnd(rest: readonly string[]): boolean {
  return rest.length === 1 && rest[0] === 'end'
}

/** Where a unit leads when it ends: the page around the frame goes on from there. */
const endPage =
  '<!doctype html><meta charset="utf-8"><title>–</title>' +
  "<script>parent.postMessage({ package: 'ended' }, '*')</script>"

function page(html: string, env: Env): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return withHeaders(new Response(html, { headers }), env, 'no-store')
}

function json(value: unknown, env: Env): Response {
  return withHeaders(Response.json(value), env, 'no-store')
}

function notFound(env: Env): Response {
  return refused(404, env)
}

function refused(status: number, env: Env): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return withHeaders(new Response(String(status), { status, headers }), env, 'no-store')
}

/**
 * What a package may: run, in its own frame, at its own origin, with its own files. It reaches no
 * other address, and leads the window nowhere, opened as a page of its own too.
 */
function withHeaders(response: Response, env: Env, cacheControl: string): Response {
  const { headers } = response
  const around =
    env.DEPLOYMENT === 'local' ? 'http://localhost:* http://127.0.0.1:*' : env.PUBLIC_ORIGIN
  headers.set(
    'content-security-policy',
    [
      "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
      "form-action 'self'",
      "base-uri 'self'",
      `frame-ancestors 'self' ${around}`,
      'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads',
    ].join('; '),
  )
  headers.set('x-content-type-options', 'nosniff')
  // The address is the key.
  headers.set('referrer-policy', 'no-referrer')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('cache-control', cacheControl)
  return response
}
