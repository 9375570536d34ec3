import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { blogPath, postPath } from './paths.ts'
import { listPosts } from './posts.server.ts'

export const publicPages: PublicPages = async (language) => {
  const t = textsOf(language, 'blog')
  const posts = await listPosts(language)
  const days = posts.map(({ date, updated }) => updated ?? date).sort()
  return [
    {
      path: blogPath,
      group: 'blog',
      title: t('title'),
      description: t('description'),
      updated: days.at(-1),
    },
    ...posts.map(({ slug, title, description, date, updated, text }) => ({
      path: postPath(slug),
      group: 'blog' as const,
      title,
      description,
      updated: updated ?? date,
      text,
    })),
  ]
}
