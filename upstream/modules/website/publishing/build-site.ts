import { makeTheme, stylesheet } from '../pages/views.ts'
import { errorPath, shellPath } from './answer.ts'
import { atomFeed, type Feed, feedLength, rssFeed } from './feeds.ts'
import { type ListedPost, postLists } from './lists.ts'
import { contentHash, type ManifestEntry } from './manifest.ts'
import { summaryOf } from './page-facts.ts'
import { type Frame, makeFrame } from './page-frame.ts'
import { below, homePath, postsPath, shopPath } from './paths.ts'
import { errorPageHtml, listPageHtml, livePageHtml } from './render-page.ts'
import { shellHtml } from './shell.ts'
import { type LivePage, type Site, type SiteRecords, siteName } from './site.ts'
import { pageLinks, type UsedFile } from './site-data.ts'
import { robotsFile, type SitemapPage, sitemapFiles } from './sitemap.ts'
import { alternatesOf } from './translations.ts'

/** A page as it was made: from what, as a hash, with its content's hash and the files that it shows. */
export type MadePage = { key: string; hash: string; files: UsedFile[] }

/** What was made: HTML, a stylesheet, a feed. Files of media are stored already. */
export type MadeContent = { hash: string; type: string; content: string }

export type BuiltSite = {
  entries: Record<string, ManifestEntry>
  made: Record<string, MadePage>
}

export type BuildInput = {
  site: Site
  records: SiteRecords
  /** Names the program that makes pages: with another one all are made anew. */
  build: string
}

const html = 'text/html; charset=utf-8'
/** Pages that are looked at in one go. */
const aTurn = 100
const xml = 'application/xml; charset=utf-8'

/**
 * All of a site at one moment: pages, lists, feeds, sitemap, stylesheet, pages for what is not there, and
 * the files that its pages show. Everything comes from the same pages, so a list never names a page that
 * is not there. Contents come one by one, so that a large site need not be held at once; where nothing is
 * to be made for long, undefined comes, so that others have their turn.
 * @param last pages as they were made before: one that would come out the same is not made again
 */
export function* buildSite(
  input: BuildInput,
  pages: readonly LivePage[],
  paths: ReadonlyMap<string, string>,
  last: Readonly<Record<string, MadePage>>,
): Generator<MadeContent | undefined, BuiltSite> {
  const { site, records } = input
  const entries: Record<string, ManifestEntry> = {}
  const made: Record<string, MadePage> = {}
  const add = ({ path, type, content }: Part): MadeContent => {
    const hash = contentHash(content)
    entries[path] = { hash, type }
    return { hash, type, content }
  }
  const theme = makeTheme(site.theme)
  const css = stylesheet(theme)
  const stylesheetPath = `/_theme/${contentHash(css)}.css`
  yield add({ path: stylesheetPath, type: 'text/css; charset=utf-8', content: css })

  let files: UsedFile[] = []
  const used = { note: (file: UsedFile) => void files.push(file) }
  const links = pageLinks(site, pages, paths)
  const ground = { site, theme, stylesheetPath, links, records, used }
  const parts = site.languages.map((language) => {
    const own = pages.filter((page) => page.language === language && paths.has(page.pageId))
    const posts = postsOf(own)
    return { own, posts, frame: makeFrame(ground, language, posts.length > 0) }
  })
  const shared = files
  const sitemapPages: SitemapPage[] = []
  let kept = 0
  for (const { own, frame } of parts) {
    const frameKey = keyOfFrame(frame, input, pages)
    for (const page of own) {
      const path = paths.get(page.pageId) ?? ''
      const alternates = page.isHidden ? [] : visibleAlternates(frame, page)
      const located = { page, path, alternates }
      const key = contentHash(JSON.stringify([frameKey, located, surroundingsOf(frame, page)]))
      const before = Object.hasOwn(last, page.pageId) ? last[page.pageId] : undefined
      if (before?.key === key) {
        made[page.pageId] = before
        kept += 1
        if (kept % aTurn === 0) yield undefined
      } else {
        files = []
        const content = add({ path, type: html, content: livePageHtml(frame, located) })
        made[page.pageId] = { key, hash: content.hash, files }
        yield content
      }
      entries[path] = { hash: made[page.pageId]?.hash ?? '', type: html }
      if (!page.isHidden) sitemapPages.push({ path, updatedAt: page.updatedAt, alternates })
    }
    files = shared
    for (const part of errorPages(frame)) yield add(part)
    sitemapPages.push(...shopPages(frame))
  }
  const listed = parts.filter(({ posts }) => posts.length > 0)
  const firstPages = listed.map(({ frame: { language } }) => ({
    language,
    path: postsPath(site, language),
  }))
  for (const { frame, posts } of listed) {
    const alternates = alternatesOf(firstPages, site)
    const dates = posts.map((post) => post.updatedAt).sort()
    const updatedAt = dates.at(-1) ?? ''
    const shown = posts.map((post) => listedPost(frame, post, paths.get(post.pageId) ?? ''))
    for (const list of postLists(site, frame.language, shown, frame.words)) {
      const own = list.isFirst && list.tag === '' ? alternates : []
      yield add({ path: list.path, type: html, content: listPageHtml(frame, list, own) })
      if (list.isFirst) sitemapPages.push({ path: list.path, updatedAt, alternates: own })
    }
    for (const part of feedFiles(frame, posts, paths)) yield add(part)
  }
  for (const [path, content] of Object.entries(
    sitemapFiles(
      sitemapPages.sort((a, b) => compare(a.path, b.path)),
      site.origin,
    ),
  )) {
    yield add({ path, type: xml, content })
  }
  const robots = robotsFile(site.origin)
  yield add({ path: '/robots.txt', type: 'text/plain; charset=utf-8', content: robots })
  for (const { path, hash, type } of [
    shared,
    ...Object.values(made).map((page) => page.files),
  ].flat()) {
    entries[path] = { hash, type }
  }
  return { entries, made }
}

/** All that every page of a language may show: the site, the firm, where each page is, the menus. */
function keyOfFrame(
  { links, language, around, records, hasPosts }: Frame,
  { site, build }: BuildInput,
  pages: readonly LivePage[],
): string {
  const groups = [...new Set(pages.map(({ groupId }) => groupId))].sort()
  const targets = groups.map((groupId) => [groupId, links.linkTo(groupId, language)])
  const shown = [records.languages[language] ?? null, records.media]
  return contentHash(JSON.stringify([build, site, hasPosts, around, shown, targets]))
}

/** What a page shows of its translations, of the home page's and of the pages above it. */
function surroundingsOf({ links, site }: Frame, page: LivePage): object {
  const members = (groupId: string) =>
    links.membersOf(groupId).map(({ language, path }) => [language, path])
  const above: (string | undefined)[] = []
  let groupId = page.parentGroupId
  while (groupId !== '' && above.length < 20) {
    const id = groupId
    const parent = links.membersOf(id).find(({ language }) => language === page.language)
    above.push(parent?.title)
    groupId = parent?.parentGroupId ?? ''
  }
  return { members: members(page.groupId), homes: members(site.homeGroupId), above }
}

type Part = { path: string; type: string; content: string }

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

function errorPages(frame: Frame): Part[] {
  const home = homePath(frame.site, frame.language)
  const errors = (['gone', 'notFound'] as const).map((kind) => ({
    path: errorPath(kind, home),
    type: html,
    content: errorPageHtml(frame, kind),
  }))
  return [...errors, { path: shellPath(home), type: html, content: shellHtml(frame) }]
}

/** What the shop sells, for the sitemap: its pages are made when somebody asks for them. */
function shopPages({ site, language }: Frame): SitemapPage[] {
  const own = shopPath(site, language)
  const parts = site.shop ? ['', ...site.shop.slugs] : []
  return parts.map((part) => {
    const at = (base: string) => (part === '' ? base : below(base, part))
    const members = site.languages.map((each) => ({
      language: each,
      path: at(shopPath(site, each)),
    }))
    return { path: at(own), updatedAt: '', alternates: alternatesOf(members, site) }
  })
}

function feedFiles(
  frame: Frame,
  posts: readonly LivePage[],
  paths: ReadonlyMap<string, string>,
): Part[] {
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
  const rss = below(home, 'feed.xml')
  const atom = below(home, 'atom.xml')
  return [
    {
      path: rss,
      type: 'application/rss+xml; charset=utf-8',
      content: rssFeed({ ...feed, path: rss }),
    },
    {
      path: atom,
      type: 'application/atom+xml; charset=utf-8',
      content: atomFeed({ ...feed, path: atom }),
    },
  ]
}
