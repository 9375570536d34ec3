import { z } from 'zod'
import type { Heading, MarkdownFile } from '#app/shell/content/markdown.ts'

/** What the articles are about, in the order of the page. */
export const topics = [
  'start',
  'customers',
  'invoices',
  'payments',
  'people',
  'account',
  'data',
] as const
export type Topic = (typeof topics)[number]

/** The front matter of an article. */
export const ArticleHead = z.strictObject({
  title: z.string().min(5).max(70),
  /** One or two sentences, as search engines show them. */
  description: z.string().min(80).max(160),
  topic: z.enum(topics),
  /** Its place within the topic, from 1. */
  order: z.int().min(1),
  updated: z.iso.date(),
})
export type ArticleHead = z.infer<typeof ArticleHead>

/** What lists and the search need of an article. */
export type Article = ArticleHead & {
  slug: string
  headings: readonly Heading[]
  /** All of its words without marks, a line a paragraph. */
  text: string
}

/** @throws ZodError when the front matter is not that of an article */
export function readArticle(slug: string, { attributes, headings, text }: MarkdownFile): Article {
  return { ...ArticleHead.parse(attributes), slug, headings, text }
}

/** Topic by topic, each in its order. */
export function compareArticles(a: Article, b: Article): number {
  return topics.indexOf(a.topic) - topics.indexOf(b.topic) || a.order - b.order
}

/** The articles of each topic that has any, in the order of the page. */
export function groupByTopic<One extends Pick<Article, 'topic'>>(
  articles: readonly One[],
): { topic: Topic; articles: One[] }[] {
  return topics
    .map((topic) => ({ topic, articles: articles.filter((article) => article.topic === topic) }))
    .filter((group) => group.articles.length > 0)
}

/** The one to read after this: the next of its topic, after the last the first; none beside it. */
export function findNext<One extends Pick<Article, 'topic' | 'slug'>>(
  articles: readonly One[],
  { topic, slug }: Pick<Article, 'topic' | 'slug'>,
): One | undefined {
  const siblings = articles.filter((article) => article.topic === topic)
  const at = siblings.findIndex((article) => article.slug === slug)
  const next = siblings[(at + 1) % siblings.length]
  return next?.slug === slug ? undefined : next
}
