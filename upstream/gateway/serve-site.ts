import { Buffer } from 'node:buffer'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { countsAsLook, lookSourceOf } from '#contract/core/page-look.ts'
import { cartOf, isDomain } from '#contract/website/site-host.ts'
import type { Env } from '../core/env.ts'
import { callFirmInside } from '../core/firm-call.ts'
import { directory, ensureDirectory } from '../identity/directory.ts'
import { isFirm } from '../identity/firms.ts'
import { siteDomains, siteNames } from '../identity/tables.ts'
import { countedAddress } from './counted-address.ts'

const Reply = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  content: z.string().nullable(),
  fileKey: z.string().nullable(),
})

/** Nothing runs and nothing is loaded: what an answer says that is of no site. */
const closed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * Answers a visitor of a firm's own site, at its host. Who the visitor is, is not looked at: no cookie is
 * read or set but that of the cart, and nothing of the API is reached here. While the firm does not answer,
 * visitors see a page as it was last given out.
 */
export async function serveSite(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  site: SiteAt,
): Promise<Response> {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return new Response('Method Not Allowed', {
      status: 405,
      headers: { ...closed, allow: 'GET, HEAD, POST' },
    })
  }
  if (method === 'POST' && !isOwnForm(request)) {
    return new Response('Forbidden', { status: 403, headers: closed })
  }
  const { success } = await env.CALLS.limit({ key: `site ${addressOf(request, env)}` })
  if (!success) return new Response('Too Many Requests', { status: 429, headers: closed })
  const answer = await answerOrKept(request, env, context, site)
  if (isPageView(request, answer)) context.waitUntil(countView(request, env, site))
  return method === 'HEAD' ? new Response(null, answer) : answer
}

/** Whether a person sees a page that anybody sees; a cart or an order is its visitor's own. */
function isPageView(request: Request, { status, headers }: Response): boolean {
  const type = headers.get('content-type')
  const isPage =
    (status === 200 && type?.startsWith('text/html') === true) ||
    (status === 304 && /text\/html/.test(request.headers.get('accept') ?? ''))
  const isAnybodys = !/no-store/.test(headers.get('cache-control') ?? '')
  return request.method === 'GET' && isPage && isAnybodys && countsAsLook(request)
}

/** Counted after the answer, so that no visitor waits for it. Nothing of who looked goes along. */
async function countView(request: Request, env: Env, site: SiteAt): Promise<void> {
  const found = await findFirmOfSite(env, site)
  if (!found) return
  const input = { path: new URL(request.url).pathname.slice(0, 1000), ...lookSourceOf(request) }
  const actor = { ...nobody, requestId: crypto.randomUUID() }
  await callFirmInside(env, found.firmId, actor, { name: 'site-viewed', input }).catch((error) => {
    console.error(error)
  })
}

async function answerOrKept(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  site: SiteAt,
): Promise<Response> {
  try {
    const answer = await ask(request, env, site)
    const isToKeep =
      request.method === 'GET' &&
      answer.status === 200 &&
      !/no-store/.test(answer.headers.get('cache-control') ?? '')
    if (isToKeep) context.waitUntil(keep(request, answer.clone()))
    if (answer.status < 500) return answer
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error)
    else if (error.code === 'too_large') {
      return new Response('Content Too Large', { status: 413, headers: closed })
    }
  }
  const kept =
    request.method === 'POST'
      ? undefined
      : await caches.default.match(keptKey(request)).catch(() => undefined)
  if (kept) {
    const headers = new Headers(kept.headers)
    headers.set('cache-control', 'public, max-age=0, must-revalidate')
    return new Response(kept.body, { headers })
  }
  return new Response('Service Unavailable', {
    status: 503,
    headers: { ...closed, 'retry-after': '10' },
  })
}

async function ask(request: Request, env: Env, site: SiteAt): Promise<Response> {
  const found = await findFirmOfSite(env, site)
  if (found === undefined) return new Response('Not found', { status: 404, headers: closed })
  const { firmId, domain } = found
  const { pathname, search, protocol, port } = new URL(request.url)
  // One page has one address: the domain's, once it leads here.
  if ('name' in site && domain !== '' && request.method !== 'POST') {
    const location = `${protocol}//${domain}${port === '' ? '' : `:${port}`}${pathname}${search}`
    const headers = { ...closed, 'cache-control': 'public, max-age=300', location }
    return new Response(null, { status: 301, headers })
  }
  const actor = { ...nobody, requestId: crypto.randomUUID(), address: addressOf(request, env) }
  const etag = (request.headers.get('if-none-match') ?? '').slice(0, 400)
  const input = {
    method: request.method === 'POST' ? 'POST' : 'GET',
    path: `${pathname}${search}`.slice(0, 4000),
    etag,
    form: request.method === 'POST' ? await formOf(request) : '',
    cart: cartOf(request.headers.get('cookie') ?? '', env.PUBLIC_ORIGIN),
  }
  const answered = await callFirmInside(env, firmId, actor, { name: 'site-request', input })
  if (!answered.ok) throw new AppError('unavailable', 'The website does not answer')
  const { status, headers, content, fileKey } = Reply.parse(await answered.json())
  if (fileKey === null) return new Response(content, { status, headers })
  const file = await env.FILES.get(fileKey)
  return file
    ? new Response(file.body, { status, headers })
    : new Response('Not found', { status: 404, headers: closed })
}

/** As much as a form of a site may be, in bytes. */
const maxForm = 40_000

/** Whether a form was sent from the site itself, as every browser says; it is read no other way. */
function isOwnForm({ headers, url }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(type)) return false
  const from = headers.get('sec-fetch-site')
  if (from !== null) return from === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === 'null' ? false : new URL(url).host === hostOf(origin)
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** @throws AppError too_large */
async function formOf(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > maxForm) throw new AppError('too_large', 'The form is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Which site is asked for: by its name below the installation's domain, or by a domain of its firm's own. */
export type SiteAt = { name: string } | { domain: string }

const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const

type Found = { firmId: string; domain: string }

/** How long a host is believed to be of the same firm, so that a page costs no query of the directory. */
const believedMs = 10_000
const known = new Map<string, { found: Found | undefined; until: number }>()

/**
 * The site of a host that is not below the installation's domain; undefined for one that is of no firm, such
 * as the product's own.
 */
export async function siteOfDomain(env: Env, host: string): Promise<SiteAt | undefined> {
  const domain = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const own = new URL(env.PUBLIC_ORIGIN).hostname
  if (domain === own || !isDomain(domain)) return undefined
  return (await findFirmOfSite(env, { domain })) ? { domain } : undefined
}

async function findFirmOfSite(env: Env, site: SiteAt): Promise<Found | undefined> {
  const now = Date.now()
  const key = JSON.stringify(site)
  const believed = known.get(key)
  if (believed && believed.until > now) return believed.found
  await ensureDirectory(env)
  const row = await findRow(env, site)
  const found = row && (await isFirm(env, row.firmId)) ? row : undefined
  if (known.size >= 5_000) known.clear()
  // A name that is not there yet may be there in a moment; a host that is none is asked for often.
  if (found || 'domain' in site) known.set(key, { found, until: now + believedMs })
  return found
}

async function findRow(env: Env, site: SiteAt): Promise<Found | undefined> {
  const db = directory(env)
  const isActive = eq(siteDomains.isActive, true)
  if ('domain' in site) {
    const isMeant = and(eq(siteDomains.host, site.domain), isActive)
    const [row] = await db.select().from(siteDomains).where(isMeant)
    return row && { firmId: row.firmId, domain: row.host }
  }
  const isOwn = and(eq(siteDomains.firmId, siteNames.firmId), isActive)
  const [row] = await db
    .select({ firmId: siteNames.firmId, host: siteDomains.host })
    .from(siteNames)
    .leftJoin(siteDomains, isOwn)
    .where(eq(siteNames.name, site.name))
  return row && { firmId: row.firmId, domain: row.host ?? '' }
}

/** Longer than the API is ever away. */
const keptSeconds = 30 * 24 * 3600

async function keep(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', `public, max-age=${keptSeconds}`)
  await caches.default.put(keptKey(request), new Response(answer.body, { headers })).catch(() => {})
}

/** Questions are of no matter to what is kept, but for those that an address is made of. */
function keptKey({ url }: Request): string {
  const { host, pathname } = new URL(url)
  return `https://${host}/_last${pathname}`
}

/** The visitor's address, as it is counted by; on one machine there is no edge that writes it. */
function addressOf({ headers }: Request, { DEPLOYMENT }: Env): string {
  const header = DEPLOYMENT === 'local' ? 'x-client-address' : 'cf-connecting-ip'
  return countedAddress((headers.get(header) ?? 'unknown').slice(0, 64))
}
