import type { MarkdownFile } from '#app/shell/content/markdown.ts'
import type { Language } from '#contract/core/fields.ts'
import { FrontMatter } from './front-matter.ts'

const wordsPerMinute = 200

/** Whole minutes that somebody needs for so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

const files = import.meta.glob<MarkdownFile>('./posts/*/*.md', { import: 'default' })

export type Post = FrontMatter &
  Pick<MarkdownFile, 'html' | 'headings' | 'text'> & { slug: string; minutes: number }

const known = new Map<Language, Promise<readonly Post[]>>()

/** All posts in a language, the newest first; read once and then kept. */
export function listPosts(language: Language): Promise<readonly Post[]> {
  const posts = known.get(language) ?? readPosts(language)
  known.set(language, posts)
  return posts
}

async function readPosts(language: Language): Promise<readonly Post[]> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.md`))
  const posts = await Promise.all(
    ofLanguage.map(async ([path, load]) => postOf(slugOf(path), await load())),
  )
  return posts.sort((a, b) => (a.date < b.date ? 1 : -1))
}

function postOf(slug: string, { attributes, html, headings, text, words }: MarkdownFile): Post {
  return {
    ...FrontMatter.parse(attributes),
    slug,
    html,
    headings,
    text,
    minutes: readingMinutes(words),
  }
}

function slugOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** A post with its neighbours in time; undefined when no post has that name. */
export async function findPost(
  language: Language,
  slug: string | undefined,
): Promise<{ post: Post; older: Post | undefined; newer: Post | undefined } | undefined> {
  const posts = await listPosts(language)
  const at = posts.findIndex((post) => post.slug === slug)
  const post = posts[at]
  return post && { post, older: posts[at + 1], newer: posts[at - 1] }
}
