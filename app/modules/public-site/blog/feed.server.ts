import type { Args } from '#app/shell/load-context.ts'
import { productName } from '#app/shell/product-name.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { Language } from '#contract/core/fields.ts'
import { blogPath, feedPath, inLanguage, postPath } from './paths.ts'
import { listPosts } from './posts.server.ts'

export type Feed = {
  language: Language
  title: string
  description: string
  author: string
  /** Absolute addresses: of the blog, and of the feed itself. */
  url: string
  self: string
  updated: Date
  entries: readonly FeedEntry[]
}

export type FeedEntry = {
  url: string
  title: string
  description: string
  html: string
  published: Date
  updated: Date
  tags: readonly string[]
}

/** The blog in the language that was asked for, as a reader of feeds wants it. */
export async function feedOf(args: Args, kind: 'feed' | 'atom'): Promise<Feed> {
  const { language, t } = await getVisit(args)
  const origin = publicOrigin(args)
  const posts = await listPosts(language)
  const words = t('blog')
  const entries = posts.map((post) => ({
    url: origin + inLanguage(postPath(post.slug), language),
    title: post.title,
    description: post.description,
    html: withAbsoluteLinks(post.html, origin),
    published: dayOf(post.date),
    updated: dayOf(post.updated ?? post.date),
    tags: post.tags.map((tag) => words(`tags.${tag}`)),
  }))
  return {
    language,
    title: words('feed.title'),
    description: words('description'),
    author: productName,
    url: origin + inLanguage(blogPath, language),
    self: origin + feedPath(kind, language),
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    entries,
  }
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function withAbsoluteLinks(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`)
}
