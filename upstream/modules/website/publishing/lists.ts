import type { Language } from '#contract/core/fields.ts'
import { element, escapeHtml, formatDay, type SiteWords, slugOf } from '../pages/views.ts'
import { below, hrefOf, postsPath } from './paths.ts'
import type { Site } from './site.ts'

/** As many posts one page of a list shows. */
export const listLength = 10

export type ListedPost = {
  title: string
  path: string
  summary: string
  author: string
  tags: string[]
  /** In the firm's zone. */
  publishedDate: string
}

/** A page of a list of posts: `/blog`, `/blog/page/2`, `/blog/tag/bread`. */
export type PostList = {
  path: string
  title: string
  /** Of the first page, whose counterparts in other languages are linked. */
  isFirst: boolean
  tag: string
  posts: ListedPost[]
  newer: string | null
  older: string | null
}

/** The lists of a language: all posts, and those of each tag; none where there are no posts. */
export function postLists(
  site: Site,
  language: Language,
  posts: readonly ListedPost[],
  words: SiteWords,
): PostList[] {
  const root = postsPath(site, language)
  const tags = new Map<string, { name: string; posts: ListedPost[] }>()
  for (const post of posts) {
    for (const name of post.tags) {
      const slug = slugOf(name)
      if (slug === '') continue
      const tag = tags.get(slug) ?? { name, posts: [] }
      tag.posts.push(post)
      tags.set(slug, tag)
    }
  }
  return [
    ...paged(root, words.posts, '', posts),
    ...[...tags].flatMap(([slug, { name, posts: own }]) =>
      paged(below(root, 'tag', slug), `${words.tag}: ${name}`, name, own),
    ),
  ]
}

function paged(root: string, title: string, tag: string, posts: readonly ListedPost[]): PostList[] {
  const count = Math.ceil(posts.length / listLength)
  const pathOf = (page: number) => (page === 1 ? root : below(root, 'page', String(page)))
  return Array.from({ length: count }, (_, at) => ({
    path: pathOf(at + 1),
    title: at === 0 ? title : `${title} (${at + 1} / ${count})`,
    isFirst: at === 0,
    tag,
    posts: posts.slice(at * listLength, (at + 1) * listLength),
    newer: at === 0 ? null : pathOf(at),
    older: at + 1 === count ? null : pathOf(at + 2),
  }))
}

/** The inside of a page of a list. */
export function postListHtml(list: PostList, locale: string, words: SiteWords): string {
  const posts = list.posts.map((post) => {
    const title = element('a', { href: hrefOf(post.path) }, escapeHtml(post.title))
    const summary = post.summary === '' ? '' : `\n<p>${escapeHtml(post.summary)}</p>`
    return `<li><h2>${title}</h2>\n${postMeta(post, locale)}${summary}</li>`
  })
  const links = [
    ['prev', list.newer, words.newer],
    ['next', list.older, words.older],
  ] as const
  const steps = links.flatMap(([rel, path, label]) =>
    path === null
      ? []
      : [`<li>${element('a', { href: hrefOf(path), rel }, escapeHtml(label))}</li>`],
  )
  const nav =
    steps.length === 0
      ? ''
      : `\n${element('nav', { 'aria-label': words.pages }, `<ul>${steps.join('')}</ul>`)}`
  return `<h1>${escapeHtml(list.title)}</h1>\n<ul class="posts">\n${posts.join('\n')}\n</ul>${nav}`
}

/** Day and author of a post. */
export function postMeta(
  { publishedDate, author }: Pick<ListedPost, 'publishedDate' | 'author'>,
  locale: string,
): string {
  const day = escapeHtml(formatDay(publishedDate, locale))
  const time = element('time', { datetime: publishedDate }, day)
  return `<p class="meta">${time}${author === '' ? '' : ` · ${escapeHtml(author)}`}</p>`
}
