import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { listArticles } from './articles.server.ts'
import { articlePath, supportPath } from './paths.ts'

export const publicPages: PublicPages = async (language) => {
  const t = textsOf(language, 'help')
  const articles = await listArticles(language)
  const updated = articles.map((article) => article.updated).sort()
  return [
    {
      path: supportPath,
      group: 'help',
      title: t('support.title'),
      description: t('support.description'),
      updated: updated.at(-1),
    },
    ...articles.map(({ slug, title, description, updated, text }) => ({
      path: articlePath(slug),
      group: 'help' as const,
      title,
      description,
      updated,
      text,
    })),
  ]
}
