import { languages } from '#contract/core/fields.ts'
import type { Manifest } from './manifest.ts'
import { hrefOf, normalisePath } from './paths.ts'

/** What a site answers: content by its hash, or the address that the reader is sent to. */
export type SiteAnswer =
  | { status: 200 | 404 | 410; hash: string; type: string; headers: Record<string, string> }
  | { status: 304; headers: Record<string, string> }
  | { status: 301; location: string; headers: Record<string, string> }
  | { status: 404 | 410; hash: null; headers: Record<string, string> }

/** Nothing runs, nothing is loaded from elsewhere, no other site frames it, forms go to the site. */
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // No script is there to use it; what judges a page reads its robots.txt from within.
  "connect-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer. No cookie is among them: those of the app are not of this host. */
export const siteHeaders: Record<string, string> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** What is below these has its hash in its address and never changes. */
const unchanging = /^\/_(media|theme)\//

export type SiteRequest = {
  /** With its question part: `/prices?p=2`. */
  path: string
  /** Of `If-None-Match`; empty for none. */
  etag: string
}

/**
 * What a manifest answers. A redirect of the path with its question part goes before one of the path
 * alone, as old addresses such as `/?p=12` need. A page that was taken off is gone (410).
 */
export function answer(manifest: Manifest, { path: asked, etag }: SiteRequest): SiteAnswer {
  const whole = normalisePath(asked)
  if (whole === undefined) return notThere(manifest, '/', 404)
  const [path = '/', question] = whole.split('?')
  const redirect =
    (question === undefined ? undefined : own(manifest.redirects, whole)) ??
    own(manifest.redirects, path)
  const entry = isErrorPage(path) ? undefined : own(manifest.entries, path)
  if (redirect !== undefined && (entry === undefined || own(manifest.redirects, whole))) {
    return redirectTo(/^https?:/.test(redirect) ? redirect : hrefOf(redirect))
  }
  if (entry === undefined) {
    const isGone = manifest.gone.includes(path) || manifest.gone.includes(whole)
    return notThere(manifest, path, isGone ? 410 : 404)
  }
  // One page has one address: not also one with a slash at its end or with other letters.
  const [askedPath = ''] = asked.split('?')
  if (hrefOf(path) !== askedPath) {
    return redirectTo(`${hrefOf(path)}${question === undefined ? '' : `?${question}`}`)
  }
  const headers = { ...siteHeaders, etag: `"${entry.hash}"`, 'cache-control': cacheControl(path) }
  if (etag.includes(`"${entry.hash}"`)) return { status: 304, headers }
  return { status: 200, ...entry, headers }
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Browsers ask again each time; the edge keeps it under a key of its own. */
function cacheControl(path: string): string {
  return unchanging.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

/** Browsers keep a redirect for minutes, not for ever: its address may be used again. */
function redirectTo(location: string): SiteAnswer {
  return {
    status: 301,
    location,
    headers: { ...siteHeaders, 'cache-control': 'public, max-age=300' },
  }
}

/** Where the page stands that says so, in the language of the address. */
export function errorPath(kind: 'gone' | 'notFound', home: string): string {
  return `${home === '/' ? '' : home}/_${kind === 'gone' ? 'gone' : 'not-found'}`
}

/** The frame that pages stand in which are made when somebody asks, such as the cart. */
export function shellPath(home: string): string {
  return `${home === '/' ? '' : home}/_shell`
}

function isErrorPage(path: string): boolean {
  return /^(\/[a-z]{2})?\/_(gone|not-found|shell)$/.test(path)
}

function notThere(manifest: Manifest, path: string, status: 404 | 410): SiteAnswer {
  const [first = ''] = path.slice(1).split('/')
  const home = languages.some((language) => language === first) ? `/${first}` : '/'
  const kind = status === 410 ? 'gone' : 'notFound'
  const entry =
    own(manifest.entries, errorPath(kind, home)) ?? own(manifest.entries, errorPath(kind, '/'))
  const headers = { ...siteHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return entry ? { status, ...entry, headers } : { status, hash: null, headers }
}
