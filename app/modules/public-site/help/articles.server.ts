import type { MarkdownFile } from '#app/shell/content/markdown.ts'
import type { Language } from '#contract/core/fields.ts'
import { type Article, compareArticles, readArticle } from './article.ts'

/** Each is a part of the build of its own: a reader's language is all that is ever read. */
const files = import.meta.glob<MarkdownFile>('./articles/*/*.md', { import: 'default' })

const known = new Map<Language, Promise<readonly Article[]>>()

/** All articles in a language, topic by topic; the same array each time. */
export function listArticles(language: Language): Promise<readonly Article[]> {
  const listed = known.get(language) ?? collect(language)
  known.set(language, listed)
  return listed
}

/** The article as HTML; undefined when there is none. */
export async function findArticleHtml(
  language: Language,
  slug: string,
): Promise<string | undefined> {
  return (await files[`./articles/${slug}/${language}.md`]?.())?.html
}

async function collect(language: Language): Promise<readonly Article[]> {
  const articles = Object.entries(files).flatMap(([path, load]) => {
    const [, slug, fileLanguage] = /\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
    if (slug === undefined || fileLanguage !== language) return []
    return [load().then((file) => readArticle(slug, file))]
  })
  return (await Promise.all(articles)).sort(compareArticles)
}
