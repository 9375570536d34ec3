import type { Feed, FeedEntry } from './feed.server.ts'

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

/** RSS 2.0 (https://www.rssboard.org/rss-specification), whole texts in `content:encoded`. */
export function rssXml(feed: Feed): string {
  const items = feed.entries.map(
    (entry) =>
      `<item><title>${escaped(entry.title)}</title><link>${escaped(entry.url)}</link>` +
      `<guid isPermaLink="true">${escaped(entry.url)}</guid>` +
      `<pubDate>${entry.published.toUTCString()}</pubDate>` +
      `<description>${escaped(entry.description)}</description>` +
      `${entry.tags.map((tag) => `<category>${escaped(tag)}</category>`).join('')}` +
      `<content:encoded>${escaped(entry.html)}</content:encoded></item>\n`,
  )
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"` +
    ` xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>\n` +
    `<title>${escaped(feed.title)}</title><link>${escaped(feed.url)}</link>` +
    `<description>${escaped(feed.description)}</description><language>${feed.language}</language>` +
    `<lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>` +
    `<atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  )
}

/** Atom (RFC 4287); an entry's address in its language is its id. */
export function atomXml(feed: Feed): string {
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n` +
    `<id>${escaped(feed.url)}</id><title>${escaped(feed.title)}</title>` +
    `<subtitle>${escaped(feed.description)}</subtitle>` +
    `<updated>${feed.updated.toISOString()}</updated>` +
    `<author><name>${escaped(feed.author)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>` +
    `<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${escaped(feed.url)}"/>\n` +
    `${feed.entries.map((entry) => atomEntry(entry, feed)).join('')}</feed>\n`
  )
}

function atomEntry(entry: FeedEntry, { language }: Feed): string {
  return (
    `<entry><id>${escaped(entry.url)}</id><title>${escaped(entry.title)}</title>` +
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(entry.url)}"/>` +
    `<published>${entry.published.toISOString()}</published>` +
    `<updated>${entry.updated.toISOString()}</updated>` +
    `<summary>${escaped(entry.description)}</summary>` +
    `${entry.tags.map((tag) => `<category term="${escaped(tag)}"/>`).join('')}` +
    `<content type="html">${escaped(entry.html)}</content></entry>\n`
  )
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
