import { type Language, languages } from '#contract/core/fields.ts'
import type { LivePage, Site } from './site.ts'

/**
 * A path in its one form: letters instead of `%C3%A4`, no slash at its end, no empty parts, none of `.`
 * and `..`; a question part stays as it is. Undefined for what is none, or leads to another host.
 */
export function normalisePath(text: string): string | undefined {
  const [path = '', ...question] = (text.split('#')[0] ?? '').split('?')
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  const decoded = decodePath(path)
  if (decoded === undefined || decoded.length > 1000) return undefined
  const parts = decoded.normalize('NFC').split('/').filter(Boolean)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has these
  if (parts.some((part) => part === '.' || part === '..' || /[\u0000-\u001f\u007f]/.test(part))) {
    return undefined
  }
  const asked = question.join('?')
  return `/${parts.join('/')}${asked === '' ? '' : `?${asked}`}`
}

function decodePath(path: string): string | undefined {
  try {
    // A slash that was written as a sign would become one that parts the address.
    return /%2f|%5c/i.test(path) ? undefined : decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** A path as it stands in a link. Its question part is written as it came. */
export function hrefOf(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path
  const [own = '', ...question] = path.split('?')
  return [encodeURI(own), ...question].join('?')
}

/** What the site needs for itself: addresses that begin with `_`, and these. */
const reservedNames: ReadonlySet<string> = new Set([
  'feed.xml',
  'atom.xml',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  '.well-known',
])

/** Whether no page may stand there. A language of the product is reserved, used or not. */
export function isReserved(path: string): boolean {
  const [first = '', second = ''] = path.slice(1).split('/')
  const isLanguage = languages.some((language) => language === first)
  return isOwnName(first) || (isLanguage && isOwnName(second))
}

function isOwnName(part: string): boolean {
  return part.startsWith('_') || reservedNames.has(part) || /^sitemap-\d+\.xml$/.test(part)
}

/** `/` for the default language, `/de` for others. */
export function homePath(site: Pick<Site, 'defaultLanguage'>, language: Language): string {
  return language === site.defaultLanguage ? '/' : `/${language}`
}

/** A path below another. */
export function below(parent: string, ...parts: string[]): string {
  return [parent === '/' ? '' : parent, ...parts].join('/')
}

/** Where posts of a language are listed. */
export function postsPath(site: Site, language: Language): string {
  return below(homePath(site, language), site.postsSlugs[language] ?? 'blog')
}

/** Where the shop of a language is. */
export function shopPath(site: Pick<Site, 'defaultLanguage'>, language: Language): string {
  return below(homePath(site, language), 'shop')
}

export type PathProblem = {
  problem: 'pathTaken' | 'pathReserved' | 'parentMissing' | 'parentLoop'
  pageIds: string[]
  path: string
}

/**
 * The path of each page, by its id. A page stands below its parent in its own language; a parent that is
 * not published in it is a problem, as is a path that two pages have.
 */
export function pathsOf(
  site: Site,
  pages: readonly LivePage[],
): { paths: Map<string, string>; problems: PathProblem[] } {
  const byGroup = new Map(pages.map((page) => [keyOf(page.groupId, page.language), page]))
  const paths = new Map<string, string>()
  const problems: PathProblem[] = []
  const owners = new Map<string, string[]>()
  for (const page of pages) {
    const found = pathOf(site, page, byGroup, 0)
    if (typeof found === 'string' && !isForbidden(site, page, found)) {
      paths.set(page.pageId, found)
      owners.set(found, [...(owners.get(found) ?? []), page.pageId])
    } else {
      const problem = typeof found === 'string' ? 'pathReserved' : found.problem
      const path = typeof found === 'string' ? found : ''
      problems.push({ problem, pageIds: [page.pageId], path })
    }
  }
  for (const [path, pageIds] of owners) {
    if (pageIds.length > 1) problems.push({ problem: 'pathTaken', pageIds, path })
  }
  return { paths, problems }
}

export function keyOf(groupId: string, language: Language): string {
  return `${language} ${groupId}`
}

const deepest = 10

function pathOf(
  site: Site,
  page: LivePage,
  byGroup: ReadonlyMap<string, LivePage>,
  depth: number,
): string | { problem: 'parentMissing' | 'parentLoop' } {
  if (depth > deepest) return { problem: 'parentLoop' }
  if (page.groupId === site.homeGroupId) return homePath(site, page.language)
  if (page.kind === 'post') return below(postsPath(site, page.language), page.slug)
  if (page.parentGroupId === '' || page.parentGroupId === site.homeGroupId) {
    return below(homePath(site, page.language), page.slug)
  }
  const parent = byGroup.get(keyOf(page.parentGroupId, page.language))
  if (!parent) return { problem: 'parentMissing' }
  const above = pathOf(site, parent, byGroup, depth + 1)
  return typeof above === 'string' ? below(above, page.slug) : above
}

/** A page may not stand where lists, feeds or another language do. */
function isForbidden(site: Site, page: LivePage, path: string): boolean {
  if (isReserved(path)) return true
  if (page.groupId === site.homeGroupId) return false
  if (languages.some((language) => path === `/${language}`)) return true
  const posts = postsPath(site, page.language)
  if (page.kind === 'page') return path === posts
  return path === below(posts, 'page') || path === below(posts, 'tag')
}
