import { escapeAttribute } from '../../../core/xml/escape-xml.ts'
import { escapeHtml } from '../pages/views.ts'
import { hrefOf } from './paths.ts'

export type FeedPost = {
  title: string
  path: string
  summary: string
  author: string
  tags: string[]
  publishedAt: string
  updatedAt: string
}

export type Feed = {
  origin: string
  language: string
  title: string
  description: string
  /** Where the posts are listed. */
  listPath: string
  /** Of the feed itself. */
  path: string
  /** The newest first. */
  posts: readonly FeedPost[]
}

/** As many posts a feed has. */
export const feedLength = 20

/** RSS 2.0 (rssboard.org/rss-specification), with the address of the feed as the board's profile asks. */
export function rssFeed(feed: Feed): string {
  const { origin, posts } = feed
  const newest = newestOf(posts)
  const items = posts.map((post) => {
    const url = `${origin}${hrefOf(post.path)}`
    return [
      '<item>',
      tag('title', post.title),
      tag('link', url),
      `<guid isPermaLink="true">${escapeAttribute(url)}</guid>`,
      tag('pubDate', new Date(post.publishedAt).toUTCString()),
      post.author === '' ? '' : tag('dc:creator', post.author),
      ...post.tags.map((each) => tag('category', each)),
      // Readers take a description for HTML.
      tag('description', escapeHtml(post.summary)),
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', feed.title),
    tag('link', `${origin}${hrefOf(feed.listPath)}`),
    tag('description', feed.description || feed.title),
    tag('language', feed.language),
    newest === '' ? '' : tag('lastBuildDate', new Date(newest).toUTCString()),
    `<atom:link href="${escapeAttribute(`${origin}${hrefOf(feed.path)}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>\n</rss>\n',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Atom 1.0 (RFC 4287). A feed without posts has the first moment there is as its time. */
export function atomFeed(feed: Feed): string {
  const { origin, posts } = feed
  const self = `${origin}${hrefOf(feed.path)}`
  const entries = posts.map((post) => {
    const url = `${origin}${hrefOf(post.path)}`
    return [
      '<entry>',
      tag('title', post.title),
      tag('id', url),
      `<link href="${escapeAttribute(url)}"/>`,
      tag('published', instant(post.publishedAt)),
      tag('updated', instant(latest([post.updatedAt, post.publishedAt]))),
      `<author>${tag('name', post.author || feed.title)}</author>`,
      ...post.tags.map((each) => `<category term="${escapeAttribute(each)}"/>`),
      tag('summary', post.summary),
      '</entry>',
    ].join('')
  })
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeAttribute(feed.language)}">`,
    tag('title', feed.title),
    feed.description === '' ? '' : tag('subtitle', feed.description),
    tag('id', self),
    `<link href="${escapeAttribute(self)}" rel="self" type="application/atom+xml"/>`,
    `<link href="${escapeAttribute(`${origin}${hrefOf(feed.listPath)}`)}"/>`,
    tag('updated', instant(newestOf(posts) || '1970-01-01T00:00:00Z')),
    ...entries,
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n')
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeAttribute(text)}</${name}>`
}

function newestOf(posts: readonly FeedPost[]): string {
  return latest(posts.flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt]))
}

/** The last of some instants; empty text for none. */
function latest(instants: readonly string[]): string {
  return [...instants].sort().at(-1) ?? ''
}

function instant(at: string): string {
  return new Date(at).toISOString()
}
