import { escapeMarkup } from '#contract/core/escape-markup.ts'
import type { Feed, FeedEntry } from './feed.server.ts'

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

/** RSS 2.0 (https://www.rssboard.org/rss-specification), whole texts in `content:encoded`. */
export function rssXml(feed: Feed): string {
  const items = feed.entries.map(
    (entry) =>
      `<item><title>${escapeMarkup(entry.title)}</title><link>${escapeMarkup(entry.url)}</link>` +
      `<guid isPermaLink="true">${escapeMarkup(entry.url)}</guid>` +
      `<pubDate>${entry.published.toUTCString()}</pubDate>` +
      `<description>${escapeMarkup(entry.description)}</description>` +
      `${entry.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`).join('')}` +
      `<content:encoded>${escapeMarkup(entry.html)}</content:encoded></item>\n`,
  )
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"` +
    ` xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>\n` +
    `<title>${escapeMarkup(feed.title)}</title><link>${escapeMarkup(feed.url)}</link>` +
    `<description>${escapeMarkup(feed.description)}</description><language>${feed.language}</language>` +
    `<lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>` +
    `<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  )
}

/** Atom (RFC 4287); an entry's address in its language is its id. */
export function atomXml(feed: Feed): string {
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n` +
    `<id>${escapeMarkup(feed.url)}</id><title>${escapeMarkup(feed.title)}</title>` +
    `<subtitle>${escapeMarkup(feed.description)}</subtitle>` +
    `<updated>${feed.updated.toISOString()}</updated>` +
    `<author><name>${escapeMarkup(feed.author)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(feed.self)}"/>` +
    `<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${escapeMarkup(feed.url)}"/>\n` +
    `${feed.entries.map((entry) => atomEntry(entry, feed)).join('')}</feed>\n`
  )
}

function atomEntry(entry: FeedEntry, { language }: Feed): string {
  return (
    `<entry><id>${escapeMarkup(entry.url)}</id><title>${escapeMarkup(entry.title)}</title>` +
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeMarkup(entry.url)}"/>` +
    `<published>${entry.published.toISOString()}</published>` +
    `<updated>${entry.updated.toISOString()}</updated>` +
    `<summary>${escapeMarkup(entry.description)}</summary>` +
    `${entry.tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`).join('')}` +
    `<content type="html">${escapeMarkup(entry.html)}</content></entry>\n`
  )
}
