import { escapeHtml, slugOf } from '../pages/views.ts'
import { readInstant } from './dates.ts'
import { htmlBlocks } from './html-blocks.ts'
import { readHtml, textOf } from './html-tree.ts'
import { addressKey, keyPart, pathOfUrl, siteKey } from './keys.ts'
import { type ImportedPage, type ImportedSite, ImportRefused, makeReport } from './neutral.ts'
import { childText, readElements, type XmlElement } from './read-xml.ts'

const atomNamespace = 'http://www.w3.org/2005/Atom'
const isAtom = (namespace: string) => namespace === atomNamespace
const isPlain = (namespace: string) => namespace === ''
const isContent = (namespace: string) => namespace === 'http://purl.org/rss/1.0/modules/content/'
const isDublinCore = (namespace: string) => namespace === 'http://purl.org/dc/elements/1.1/'

type Entry = {
  id: string
  title: string
  link: string
  html: string
  summary: string
  author: string
  tags: string[]
  publishedAt: string | null
  updatedAt: string | null
}

type FeedFile = { title: string; link: string; language: string; entries: Entry[] }

/**
 * Reads RSS 2.0 or Atom 1.0 as posts. A feed holds the newest posts alone, often shortened, and no
 * pictures: these are linked and told.
 * @throws ImportRefused
 */
export function readFeed(xml: string): ImportedSite {
  const feed = elementsOf(xml)
  const report = makeReport()
  const site = siteKey(feed.link)
  const keyOf = (entry: Entry) => `feed:${site}:${keyPart(entry.id || entry.link || entry.title)}`
  const byAddress = new Map(feed.entries.map((entry) => [addressKey(entry.link), entry]))
  const absolute = (href: string, base: string) =>
    URL.canParse(href, base) ? new URL(href, base).href : href
  const pages = feed.entries.map((entry): ImportedPage => {
    const key = keyOf(entry)
    const base = URL.canParse(entry.link) ? entry.link : feed.link
    const title = plain(entry.title)
    if (title === '') report.add('untitled', key)
    if (entry.publishedAt === null) report.add('unreadableDate', key)
    return {
      key,
      kind: 'post',
      groupKey: key,
      language: '',
      title,
      slug: slugOf(lastPart(entry.link)) || slugOf(title) || 'post',
      parentKey: '',
      excerpt: entry.html === '' ? '' : plain(entry.summary).slice(0, 300).toWellFormed(),
      blocks: htmlBlocks(entry.html || entry.summary, {
        hasPlainBreaks: false,
        picture: () => undefined,
        file: () => undefined,
        gallery: () => [],
        link(href) {
          if (href === '' || href.startsWith('#')) return href || undefined
          const address = absolute(href, base)
          const other = byAddress.get(addressKey(address.split('#')[0] ?? ''))
          return other ? `page:${keyOf(other)}` : address
        },
        left: (kind, detail) => report.add(kind, key, detail),
      }),
      seoTitle: '',
      seoDescription: '',
      pictureKey: '',
      authorKeys: entry.author === '' ? [] : [authorKey(site, entry.author)],
      tags: entry.tags,
      status: 'published',
      publishedAt: entry.publishedAt,
      updatedAt: entry.updatedAt ?? entry.publishedAt,
    }
  })
  const names = [...new Set(feed.entries.map(({ author }) => author).filter(Boolean))]
  return {
    source: 'feed',
    title: plain(feed.title),
    origin: feed.link.replace(/\/+$/, ''),
    language: feed.language,
    pages,
    media: [],
    authors: names.map((name) => ({ key: authorKey(site, name), name, email: '' })),
    menus: [],
    redirects: feed.entries.flatMap((entry) => {
      const source = pathOfUrl(entry.link)
      return source === undefined || source === '/'
        ? []
        : [{ source, target: { pageKey: keyOf(entry) } }]
    }),
    notTaken: report.entries(),
  }
}

function elementsOf(xml: string): FeedFile {
  const feed: FeedFile = { title: '', link: '', language: '', entries: [] }
  let kind: 'rss' | 'atom' | undefined
  const isWanted: Parameters<typeof readElements>[1] = ({ name, namespace, attributes }, depth) => {
    if (depth === 0) {
      if (name === 'rss') kind = 'rss'
      else if (name === 'feed' && isAtom(namespace)) kind = 'atom'
      feed.language = attributes['xml:lang'] ?? ''
    }
    return kind === 'rss' ? depth === 2 : kind === 'atom' && depth === 1
  }
  readElements(xml, isWanted, (element) => {
    if (kind === 'rss') takeRss(element, feed)
    else takeAtom(element, feed)
  })
  if (kind === undefined) throw new ImportRefused('noFeed')
  return feed
}

function takeRss(element: XmlElement, feed: FeedFile): void {
  const { name, namespace } = element
  if (name === 'item') feed.entries.push(rssEntry(element))
  else if (isPlain(namespace)) {
    if (name === 'title') feed.title ||= element.text.trim()
    if (name === 'link') feed.link ||= element.text.trim()
    if (name === 'language') feed.language ||= element.text.trim()
  }
}

function rssEntry(item: XmlElement): Entry {
  const of = (name: string) => childText(item, name, isPlain)
  return {
    id: of('guid'),
    title: of('title'),
    link: of('link') || (/^https?:/.test(of('guid')) ? of('guid') : ''),
    html: childText(item, 'encoded', isContent),
    summary: of('description'),
    // The address of mail before a name in brackets is nobody's business.
    author:
      childText(item, 'creator', isDublinCore) || (/\(([^)]+)\)/.exec(of('author'))?.[1] ?? ''),
    tags: item.children
      .filter(({ name, namespace }) => name === 'category' && isPlain(namespace))
      .map(({ text }) => text.trim())
      .filter(Boolean),
    publishedAt: readInstant(of('pubDate')) ?? readInstant(childText(item, 'date', isDublinCore)),
    updatedAt: null,
  }
}

function takeAtom(element: XmlElement, feed: FeedFile): void {
  if (!isAtom(element.namespace)) return
  if (element.name === 'entry') feed.entries.push(atomEntry(element))
  if (element.name === 'title') feed.title ||= atomText(element)
  if (element.name === 'link' && isOwnLink(element)) feed.link ||= element.attributes.href ?? ''
}

function isOwnLink({ attributes }: XmlElement): boolean {
  return (attributes.rel ?? 'alternate') === 'alternate'
}

function atomEntry(entry: XmlElement): Entry {
  const of = (name: string) => childText(entry, name, isAtom)
  const child = (name: string) =>
    entry.children.find((each) => each.name === name && isAtom(each.namespace))
  const links = entry.children.filter((each) => each.name === 'link' && isAtom(each.namespace))
  const author = child('author')
  return {
    id: of('id'),
    title: atomText(child('title')),
    link: links.find(isOwnLink)?.attributes.href ?? '',
    html: atomText(child('content')),
    summary: atomText(child('summary')),
    author: author ? childText(author, 'name', isAtom) : '',
    tags: entry.children
      .filter((each) => each.name === 'category' && isAtom(each.namespace))
      .map(({ attributes }) => attributes.label ?? attributes.term ?? '')
      .filter(Boolean),
    publishedAt: readInstant(of('published')) ?? readInstant(of('updated')),
    updatedAt: readInstant(of('updated')),
  }
}

/** A text of Atom as HTML: `text`, `html`, or elements of XHTML. */
function atomText(element: XmlElement | undefined): string {
  if (!element) return ''
  const type = element.attributes.type ?? 'text'
  if (type === 'xhtml') return element.children.map(xhtml).join('')
  if (type === 'html') return element.text.trim()
  return escapeHtml(element.text.trim())
}

/** Elements of XHTML as HTML; words between them are kept by `mixed`. */
function xhtml({ name, attributes, mixed }: XmlElement): string {
  const own = Object.entries(attributes)
    .filter(([key]) => !key.startsWith('xmlns'))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')
  const inside = mixed
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : xhtml(part)))
    .join('')
  return `<${name}${own}>${inside}</${name}>`
}

function authorKey(site: string, name: string): string {
  return `feed:${site}:author:${keyPart(slugOf(name) || name)}`
}

function lastPart(url: string): string {
  const path = pathOfUrl(url)?.split('?')[0] ?? ''
  return (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w+$/, '')
}

function plain(html: string): string {
  return textOf(readHtml(html, () => {}))
    .replace(/\s+/g, ' ')
    .trim()
}
