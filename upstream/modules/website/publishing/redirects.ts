import { isReserved, normalisePath } from './paths.ts'

/**
 * An address that was, keyed by its source. Where it leads is a page, whatever that page's address is
 * today, or an address: a path of the site or one of the web. A page that is not published is gone, so
 * the last address of each page that was taken off stands here, too.
 */
export type Redirect = {
  source: string
  target: { pageId: string } | { address: string }
  origin: 'renamed' | 'byHand' | 'import'
}

/** Paths of published pages, by the ids of the pages. */
export type LivePaths = ReadonlyMap<string, string>

/**
 * The redirects after pages were published, renamed or taken off, as it is written in the same
 * transaction. A path that a page has now is no redirect, whoever had it; each path that a page left
 * leads to that page; targets that are sources themselves are followed to their end. So no redirect
 * leads to a redirect, and none to itself.
 */
export function followRenames(
  redirects: readonly Redirect[],
  before: LivePaths,
  after: LivePaths,
): Redirect[] {
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  for (const [pageId, path] of before) {
    if (after.get(pageId) === path) continue
    bySource.set(path, { source: path, target: { pageId }, origin: 'renamed' })
  }
  return collapse(bySource, after)
}

export type RefusedRedirect = 'malformed' | 'reserved' | 'self' | 'pageLives' | 'loop'

/**
 * Adds a redirect by hand or of an import; one of the same source is replaced.
 * @param origin of the site, so that an address of its own is a path
 */
export function addRedirect(
  redirects: readonly Redirect[],
  live: LivePaths,
  wanted: Redirect,
  siteOrigin: string,
): { redirects: Redirect[] } | { refused: RefusedRedirect } {
  const source = normalisePath(wanted.source)
  const target = normaliseTarget(wanted.target, siteOrigin)
  if (source === undefined || target === undefined) return { refused: 'malformed' }
  if (isReserved(source)) return { refused: 'reserved' }
  if ([...live.values()].includes(source)) return { refused: 'pageLives' }
  if ('address' in target && target.address === source) return { refused: 'self' }
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  bySource.set(source, { source, target, origin: wanted.origin })
  const collapsed = collapse(bySource, live)
  // What leads back to itself over others does not survive.
  if (!collapsed.some((redirect) => redirect.source === source)) return { refused: 'loop' }
  return { redirects: collapsed }
}

function normaliseTarget(
  target: Redirect['target'],
  siteOrigin: string,
): Redirect['target'] | undefined {
  if ('pageId' in target) return target
  const text = target.address.trim()
  if (text.startsWith('/')) {
    const address = normalisePath(text)
    return address === undefined ? undefined : { address }
  }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin !== siteOrigin) return { address: url.href }
  const address = normalisePath(`${url.pathname}${url.search}`)
  return address === undefined ? undefined : { address }
}

function collapse(bySource: ReadonlyMap<string, Redirect>, live: LivePaths): Redirect[] {
  const pageAt = new Map([...live].map(([pageId, path]) => [path, pageId]))
  return [...bySource.values()].flatMap((redirect) => {
    if (pageAt.has(redirect.source)) return []
    const target = endOf(redirect, bySource, pageAt)
    return target === undefined ? [] : [{ ...redirect, target }]
  })
}

/** Where a redirect ends; undefined where it comes back to itself. */
function endOf(
  redirect: Redirect,
  bySource: ReadonlyMap<string, Redirect>,
  pageAt: ReadonlyMap<string, string>,
): Redirect['target'] | undefined {
  const seen = new Set([redirect.source])
  let { target } = redirect
  while ('address' in target) {
    const pageId = pageAt.get(target.address)
    if (pageId !== undefined) return { pageId }
    if (seen.has(target.address)) return undefined
    seen.add(target.address)
    const next = bySource.get(target.address)
    if (!next) return target
    target = next.target
  }
  return target
}

/** What the site answers: paths that lead on, and paths that are gone. */
export type Answers = { redirects: Record<string, string>; gone: string[] }

/** Redirects to pages that live, and those to pages that do not, which are gone (410). */
export function answersOf(redirects: readonly Redirect[], live: LivePaths): Answers {
  const answers: Answers = { redirects: {}, gone: [] }
  const ordered = [...redirects].sort((a, b) => (a.source < b.source ? -1 : 1))
  for (const { source, target } of ordered) {
    const path = 'pageId' in target ? live.get(target.pageId) : target.address
    if (path === undefined) answers.gone.push(source)
    else answers.redirects[source] = path
  }
  return answers
}
