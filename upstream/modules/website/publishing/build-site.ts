import { makeTheme, stylesheet } from '../pages/index.ts'
import { errorPath } from './answer.ts'
import { atomFeed, type Feed, feedLength, rssFeed } from './feeds.ts'
import { type ListedPost, postLists } from './lists.ts'
import { contentHash, type ManifestEntry } from './manifest.ts'
import { below, homePath, postsPath } from './paths.ts'
import {
  errorPageHtml,
  type Frame,
  listPageHtml,
  livePageHtml,
  makeFrame,
  summaryOf,
} from './render-page.ts'
import { type LivePage, type Site, type SiteRecords, siteName } from './site.ts'
import { pageLinks, type UsedFile } from './site-data.ts'
import { robotsFile, type SitemapPage, sitemapFiles } from './sitemap.ts'
import { alternatesOf } from './translations.ts'

export type BuiltSite = {
  entries: Record<string, ManifestEntry>
  /** What was made, by hash; files of media are stored already. */
  contents: Map<string, string>
}

const html = 'text/html; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

/**
 * All of a site at one moment: pages, lists, feeds, sitemap, stylesheet, pages for what is not there, and
 * the files that its pages show. Everything comes from the same pages, so a list never names a page that
 * is not there.
 */
export function buildSite(
  site: Site,
  pages: readonly LivePage[],
  paths: ReadonlyMap<string, string>,
  records: SiteRecords,
): BuiltSite {
  const entries: Record<string, ManifestEntry> = {}
  const contents = new Map<string, string>()
  const add = (path: string, type: string, content: string) => {
    const hash = contentHash(content)
    entries[path] = { hash, type }
    contents.set(hash, content)
  }
  const theme = makeTheme(site.theme)
  const css = stylesheet(theme)
  const stylesheetPath = `/_theme/${contentHash(css)}.css`
  add(stylesheetPath, 'text/css; charset=utf-8', css)

  const used = new Map<string, UsedFile>()
  const links = pageLinks(site, pages, paths)
  const ground = { site, theme, stylesheetPath, links, records, used }
  const parts = site.languages.map((language) => {
    const own = pages.filter((page) => page.language === language && paths.has(page.pageId))
    const posts = postsOf(own)
    return { own, posts, frame: makeFrame(ground, language, posts.length > 0) }
  })
  const sitemapPages: SitemapPage[] = []
  for (const { own, frame } of parts) {
    for (const page of own) {
      const path = paths.get(page.pageId) ?? ''
      const alternates = page.isHidden ? [] : visibleAlternates(frame, page)
      add(path, html, livePageHtml(frame, page, path, alternates))
      if (!page.isHidden) sitemapPages.push({ path, updatedAt: page.updatedAt, alternates })
    }
    addErrorPages(frame, add)
  }
  const listed = parts.filter(({ posts }) => posts.length > 0)
  const firstPages = listed.map(({ frame: { language } }) => ({
    language,
    path: postsPath(site, language),
  }))
  for (const { frame, posts } of listed) {
    const alternates = alternatesOf(firstPages, site)
    const [updatedAt = ''] = posts
      .map((post) => post.updatedAt)
      .sort()
      .reverse()
    const shown = posts.map((post) => listedPost(frame, post, paths.get(post.pageId) ?? ''))
    for (const list of postLists(site, frame.language, shown, frame.words)) {
      const own = list.isFirst && list.tag === '' ? alternates : []
      add(list.path, html, listPageHtml(frame, list, own))
      if (list.isFirst) sitemapPages.push({ path: list.path, updatedAt, alternates: own })
    }
    addFeeds(frame, posts, paths, add)
  }
  for (const [path, content] of Object.entries(sitemapFiles(sitemapPages, site.origin))) {
    add(path, xml, content)
  }
  add('/robots.txt', 'text/plain; charset=utf-8', robotsFile(site.origin))
  for (const { path, hash, type } of used.values()) entries[path] = { hash, type }
  return { entries, contents }
}

type Add = (path: string, type: string, content: string) => void

/** Pages that search engines may not list are no counterparts either. */
function visibleAlternates(frame: Frame, page: LivePage) {
  const members = frame.links.membersOf(page.groupId).filter(({ isHidden }) => !isHidden)
  return alternatesOf(members, frame.site)
}

/** Posts that may be listed, the newest first. */
function postsOf(pages: readonly LivePage[]): LivePage[] {
  return pages
    .filter(({ kind, isHidden }) => kind === 'post' && !isHidden)
    .sort((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.pageId, b.pageId))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function listedPost(frame: Frame, post: LivePage, path: string): ListedPost {
  const { title, author, tags } = post
  return {
    title,
    path,
    author,
    tags,
    summary: summaryOf(post),
    publishedDate: frame.dayOf(post.publishedAt),
  }
}

function addErrorPages(frame: Frame, add: Add): void {
  const home = homePath(frame.site, frame.language)
  for (const kind of ['gone', 'notFound'] as const) {
    add(errorPath(kind, home), html, errorPageHtml(frame, kind))
  }
}

function addFeeds(
  frame: Frame,
  posts: readonly LivePage[],
  paths: ReadonlyMap<string, string>,
  add: Add,
): void {
  const { site, language } = frame
  const home = homePath(site, language)
  const feed: Omit<Feed, 'path'> = {
    origin: site.origin,
    language,
    title: siteName(site, language),
    description: '',
    listPath: postsPath(site, language),
    posts: posts.slice(0, feedLength).map((post) => ({
      ...post,
      path: paths.get(post.pageId) ?? '',
      summary: summaryOf(post),
    })),
  }
  const rssPath = below(home, 'feed.xml')
  const atomPath = below(home, 'atom.xml')
  add(rssPath, 'application/rss+xml; charset=utf-8', rssFeed({ ...feed, path: rssPath }))
  add(atomPath, 'application/atom+xml; charset=utf-8', atomFeed({ ...feed, path: atomPath }))
}
