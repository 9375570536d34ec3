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
 * The redirects after pages were published, renamed or taken off, as they are written in the same
 * transaction. A path that a page has now is no redirect, whoever had it; each path that a page left
 * leads to that page, so renaming makes no chains: A to B and back to A leaves B, which leads to A.
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
  return withoutLive(bySource, after)
}

/** A path where a page lives is no redirect. */
function withoutLive(bySource: ReadonlyMap<string, Redirect>, live: LivePaths): Redirect[] {
  const taken = new Set(live.values())
  return [...bySource.values()].filter(({ source }) => !taken.has(source))
}

export type RefusedRedirect = 'malformed' | 'reserved' | 'self' | 'pageLives' | 'loop'

/**
 * Adds a redirect by hand or of an import; one of the same source is replaced. One that leads to where a
 * page lives leads to that page from now on, whatever becomes of its address.
 * @param origin of the site, so that an address of its own is a path
 */
export function addRedirect(
  redirects: readonly Redirect[],
  live: LivePaths,
  wanted: Redirect,
  siteOrigin: string,
): { redirects: Redirect[] } | { refused: RefusedRedirect } {
  const source = normalisePath(wanted.source)
  const address = normaliseTarget(wanted.target, siteOrigin)
  if (source === undefined || address === undefined) return { refused: 'malformed' }
  if (isReserved(source)) return { refused: 'reserved' }
  const pageAt = pagesByPath(live)
  if (pageAt.has(source)) return { refused: 'pageLives' }
  if ('address' in address && address.address === source) return { refused: 'self' }
  const pageId = 'address' in address ? pageAt.get(address.address) : undefined
  const target = pageId === undefined ? address : { pageId }
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  bySource.set(source, { source, target, origin: wanted.origin })
  if (endOf(source, bySource, pageAt) === undefined) return { refused: 'loop' }
  return { redirects: [...bySource.values()] }
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

function pagesByPath(live: LivePaths): Map<string, string> {
  return new Map([...live].map(([pageId, path]) => [path, pageId]))
}

/** Where a source leads when every redirect on the way is followed; undefined for a loop. */
function endOf(
  source: string,
  bySource: ReadonlyMap<string, Redirect>,
  pageAt: ReadonlyMap<string, string>,
): Redirect['target'] | undefined {
  const seen = new Set<string>()
  let at = source
  while (!seen.has(at)) {
    seen.add(at)
    const pageId = pageAt.get(at)
    if (pageId !== undefined) return { pageId }
    const target = bySource.get(at)?.target ?? { address: at }
    if ('pageId' in target || target.address === at) return target
    at = target.address
  }
  return undefined
}

/** What the site answers: paths that lead on, and paths that are gone. */
export type Answers = { redirects: Record<string, string>; gone: string[] }

/**
 * Redirects as readers meet them: every chain collapsed, so that none leads to another and none to
 * itself; those to pages that are not published are gone (410).
 */
export function answersOf(redirects: readonly Redirect[], live: LivePaths): Answers {
  const answers: Answers = { redirects: {}, gone: [] }
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  const pageAt = pagesByPath(live)
  for (const source of [...bySource.keys()].sort()) {
    const target = endOf(source, bySource, pageAt)
    if (target === undefined) continue
    const path = 'pageId' in target ? live.get(target.pageId) : target.address
    if (path === undefined) answers.gone.push(source)
    else if (path !== source) answers.redirects[source] = path
  }
  return answers
}
