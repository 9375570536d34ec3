import { escapeXml } from '#app/shell/xml.ts'
import type { Feed, FeedEntry } from './feed.server.ts'

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

/** RSS 2.0 (https://www.rssboard.org/rss-specification), whole texts in `content:encoded`. */
export function rssXml(feed: Feed): string {
  const items = feed.entries.map(
    (entry) =>
      `<item><title>${escapeXml(entry.title)}</title><link>${escapeXml(entry.url)}</link>` +
      `<guid isPermaLink="true">${escapeXml(entry.url)}</guid>` +
      `<pubDate>${entry.published.toUTCString()}</pubDate>` +
      `<description>${escapeXml(entry.description)}</description>` +
      `${entry.tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('')}` +
      `<content:encoded>${escapeXml(entry.html)}</content:encoded></item>\n`,
  )
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"` +
    ` xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>\n` +
    `<title>${escapeXml(feed.title)}</title><link>${escapeXml(feed.url)}</link>` +
    `<description>${escapeXml(feed.description)}</description><language>${feed.language}</language>` +
    `<lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>` +
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  )
}

/** Atom (RFC 4287); an entry's address in its language is its id. */
export function atomXml(feed: Feed): string {
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n` +
    `<id>${escapeXml(feed.url)}</id><title>${escapeXml(feed.title)}</title>` +
    `<subtitle>${escapeXml(feed.description)}</subtitle>` +
    `<updated>${feed.updated.toISOString()}</updated>` +
    `<author><name>${escapeXml(feed.author)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>` +
    `<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${escapeXml(feed.url)}"/>\n` +
    `${feed.entries.map((entry) => atomEntry(entry, feed)).join('')}</feed>\n`
  )
}

function atomEntry(entry: FeedEntry, { language }: Feed): string {
  return (
    `<entry><id>${escapeXml(entry.url)}</id><title>${escapeXml(entry.title)}</title>` +
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(entry.url)}"/>` +
    `<published>${entry.published.toISOString()}</published>` +
    `<updated>${entry.updated.toISOString()}</updated>` +
    `<summary>${escapeXml(entry.description)}</summary>` +
    `${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}` +
    `<content type="html">${escapeXml(entry.html)}</content></entry>\n`
  )
}
