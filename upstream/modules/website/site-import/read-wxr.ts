import { slugOf } from '../pages/views.ts'
import { readInstant } from './dates.ts'
import { type Files, fileFinder } from './files.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { HtmlContext } from './html-context.ts'
import { readHtml, textOf } from './html-tree.ts'
import { keyPart, pathOfUrl, siteKey } from './keys.ts'
import {
  type ImportedAuthor,
  type ImportedMedia,
  type ImportedPage,
  type ImportedSite,
  makeReport,
  type NotTakenKind,
  type Report,
} from './neutral.ts'
import { wordPressHtml } from './shortcodes.ts'
import { isSerialized, metaOf, readWxrItems, type WxrItem } from './wxr-items.ts'
import {
  addressesOf,
  groupKeyOf,
  linkOf,
  pictureAddress,
  redirectsOf,
  termOf,
  translationsOf,
  type WxrSite,
} from './wxr-links.ts'
import { menusOf } from './wxr-menus.ts'

/**
 * Reads an export of WordPress: pages, posts, authors, media, menus and old addresses. Nothing is fetched:
 * an export names its pictures and does not hold them, so they come from `files`, the folder
 * `wp-content/uploads` beside it, or are to be added by hand.
 * @throws ImportRefused
 */
export function readWxr(xml: string, files: Files = new Map()): ImportedSite {
  const wxr = readWxrItems(xml)
  const report = makeReport()
  const site = siteKey(wxr.blogUrl || wxr.link)
  const keyOf = (item: WxrItem) => `wordpress:${site}:${keyPart(item.id || item.guid || item.slug)}`
  const find = fileFinder(files)
  const attachments = wxr.items.filter(({ type }) => type === 'attachment')
  const media = new Map(
    attachments.map((item) => [item.id, mediaOf(item, keyOf(item), find, report)]),
  )
  const own: WxrSite = {
    wxr,
    site,
    report,
    keyOf,
    byId: new Map(wxr.items.map((item) => [item.id, item])),
    byAddress: new Map(wxr.items.flatMap((item) => addressesOf(item).map((at) => [at, item]))),
    mediaById: media,
    mediaByAddress: new Map([...media.values()].map((each) => [pictureAddress(each.url), each])),
    reused: new Map(
      wxr.items.filter(({ type }) => type === 'wp_block').map((item) => [item.id, item.content]),
    ),
  }
  const taken = wxr.items.filter((item) => isTaken(item, own))
  const pages = taken.map((item) => pageOf(item, own))
  const groups = new Set(taken.map((item) => translationsOf(item)).filter(Boolean))
  if (wxr.items.some(({ meta }) => meta.some(({ name }) => /^_?(icl_|wpml_)/.test(name)))) {
    report.add('translationLinks', '', groups.size > 0 ? '' : 'WPML')
  }
  const comments = wxr.items.reduce((sum, item) => sum + item.comments, 0)
  if (comments > 0) report.add('comments', '', '', comments)
  return {
    source: 'wordpress',
    title: plain(wxr.title),
    origin: (wxr.blogUrl || wxr.link).replace(/\/+$/, ''),
    language: wxr.language,
    pages,
    media: [...media.values()],
    authors: authorsOf(own, taken),
    menus: menusOf(own),
    redirects: taken.flatMap((item) => redirectsOf(item, own)),
    notTaken: report.entries(),
  }
}

function mediaOf(
  item: WxrItem,
  key: string,
  find: ReturnType<typeof fileFinder>,
  report: Report,
): ImportedMedia {
  const stored = metaOf(item, '_wp_attached_file')
  const url = item.attachmentUrl || item.guid
  const path = stored || (pathOfUrl(url) ?? url)
  const bytes = find(path)
  const name = path.split('/').at(-1) || item.slug || 'file'
  if (!bytes) report.add('pictureMissing', '', url)
  return {
    key,
    name,
    url,
    alt: metaOf(item, '_wp_attachment_image_alt'),
    caption: plain(item.excerpt),
    bytes,
  }
}

function isTaken(item: WxrItem, { report }: WxrSite): boolean {
  if (item.type === 'attachment' || item.type === 'nav_menu_item' || item.type === 'wp_block')
    return false
  if (item.status === 'auto-draft' || item.type === 'revision') return false
  if (item.type !== 'post' && item.type !== 'page') {
    report.add('otherType', '', item.type || '?')
    return false
  }
  if (item.status !== 'trash') return true
  report.add('trash', '', plain(item.title))
  return false
}

function pageOf(item: WxrItem, own: WxrSite): ImportedPage {
  const { report } = own
  const key = own.keyOf(item)
  const isSecret = item.password !== '' || item.status === 'private'
  if (item.password !== '') report.add('password', key)
  if (item.status === 'private') report.add('privatePage', key)
  for (const { name, value } of item.meta) {
    if (isSerialized(value) && !name.startsWith('_')) report.add('serialized', '', name)
  }
  const title = plain(item.title)
  if (title === '') report.add('untitled', key)
  const publishedAt = publishedOf(item)
  if (publishedAt === null && item.status === 'publish')
    report.add('unreadableDate', key, item.date)
  const { html, hasPlainBreaks } = wordPressHtml(item.content, own.reused, (kind, detail) =>
    report.add(kind, key, detail),
  )
  const seo = (names: readonly string[]) =>
    names.map((name) => metaOf(item, name)).find((text) => text !== '' && !text.includes('%')) ?? ''
  const parent = own.byId.get(item.parentId)
  return {
    key,
    kind: item.type === 'post' ? 'post' : 'page',
    groupKey: groupKeyOf(item, own),
    language: termOf(item, 'language')?.slug ?? '',
    title,
    slug: decoded(item.slug) || slugOf(title) || `${item.type}-${keyPart(item.id)}`,
    parentKey: item.type === 'page' && parent?.type === 'page' ? own.keyOf(parent) : '',
    excerpt: plain(item.excerpt),
    blocks: htmlBlocks(html, contextOf(item, own, hasPlainBreaks)),
    seoTitle: seo(['_yoast_wpseo_title', 'rank_math_title', '_aioseop_title']),
    seoDescription: seo(['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseop_description']),
    pictureKey: own.mediaById.get(metaOf(item, '_thumbnail_id'))?.key ?? '',
    authorKeys: authorLogins(item).map((login) => authorKey(own.site, login)),
    tags: tagsOf(item),
    status: isSecret ? 'draft' : (states[item.status] ?? 'draft'),
    publishedAt: item.status === 'publish' || item.status === 'future' ? publishedAt : null,
    updatedAt: readInstant(item.modifiedGmt) ?? publishedAt,
  }
}

const states: Record<string, ImportedPage['status']> = { publish: 'published', future: 'scheduled' }

/** The instant of the file; the older form had the clock of the site alone, which is read as UTC. */
function publishedOf(item: WxrItem): string | null {
  return readInstant(item.dateGmt) ?? readInstant(item.date) ?? readInstant(item.pubDate)
}

function contextOf(item: WxrItem, own: WxrSite, hasPlainBreaks: boolean): HtmlContext {
  const key = own.keyOf(item)
  const base = URL.canParse(item.link) ? item.link : own.wxr.blogUrl
  const absolute = (href: string) => (URL.canParse(href, base) ? new URL(href, base).href : href)
  const mediaAt = (url: string) => own.mediaByAddress.get(pictureAddress(absolute(url)))
  const shown = ({ key, alt, caption }: ImportedMedia) => ({ key, alt, caption })
  return {
    hasPlainBreaks,
    picture(src, classes) {
      const [, id = ''] = /\bwp-image-(\d+)\b/.exec(classes) ?? []
      return own.mediaById.get(id) ?? mediaAt(src)
    },
    file: (href) => mediaAt(href)?.key,
    gallery: (ids) =>
      ids.length > 0
        ? ids.flatMap((id) => own.mediaById.get(id) ?? []).map(shown)
        : [...own.mediaById]
            .filter(([id]) => own.byId.get(id)?.parentId === item.id)
            .map(([, media]) => shown(media)),
    link: (href) => linkOf(href, absolute(href), own),
    left: (kind: NotTakenKind, detail) => own.report.add(kind, key, detail),
  }
}

function tagsOf(item: WxrItem): string[] {
  const names = item.terms
    .filter(
      ({ domain, slug }) => /^(category|post_tag|tag)$/.test(domain) && slug !== 'uncategorized',
    )
    .map(({ name }) => plain(name))
  return [...new Set(names.filter(Boolean))]
}

/** Several authors stand as terms (Co-Authors Plus), one as the creator. */
function authorLogins(item: WxrItem): string[] {
  const several = item.terms
    .filter(({ domain }) => domain === 'author')
    .map(({ slug }) => slug.replace(/^cap-/, ''))
  return several.length > 0 ? several : [item.creator].filter(Boolean)
}

function authorKey(site: string, login: string): string {
  return `wordpress:${site}:author:${keyPart(login.toLowerCase())}`
}

function authorsOf({ wxr, site }: WxrSite, items: readonly WxrItem[]): ImportedAuthor[] {
  const authors = new Map<string, ImportedAuthor>()
  for (const { login, email, name } of wxr.authors) {
    const key = authorKey(site, login)
    authors.set(key, { key, name: name || login, email })
  }
  for (const item of items) {
    for (const login of authorLogins(item)) {
      const key = authorKey(site, login)
      const term = item.terms.find(
        ({ domain, slug }) => domain === 'author' && slug.replace(/^cap-/, '') === login,
      )
      if (!authors.has(key)) authors.set(key, { key, name: term?.name || login, email: '' })
    }
  }
  return [...authors.values()]
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** A title or excerpt without its HTML. */
function plain(html: string): string {
  if (!/[<&]/.test(html)) return html.trim()
  return textOf(readHtml(html, () => {}))
    .replace(/\s+/g, ' ')
    .trim()
}
