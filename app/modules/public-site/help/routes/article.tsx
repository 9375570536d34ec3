import { useLoaderData } from '@remix-run/react'
import { SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { findNext } from '../article.ts'
import { findArticleHtml, listArticles } from '../articles.server.ts'
import { ArticlePage } from '../components/article-page.tsx'
import { articlePath, supportPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t: texts, language, format } = await getVisit(args)
  const t = texts('help')
  const { slug = '' } = args.params
  const articles = await listArticles(language)
  const article = articles.find((one) => one.slug === slug)
  const html = article && (await findArticleHtml(language, slug))
  if (!article || html === undefined) throw new AppError('not_found', 'No such article')
  const { title, description, headings, topic, updated } = article
  const next = findNext(articles, article)
  return {
    head: pageMeta(args, {
      title,
      description,
      isPublic: true,
      kind: 'article',
      things: [
        trailThing(
          args,
          { name: t('support.title'), path: supportPath },
          { name: title, path: articlePath(slug) },
        ),
      ],
    }),
    article: {
      title,
      description,
      html,
      topic,
      headings: headings.filter(({ level }) => level === 2),
      updated,
      updatedWords: format.date(updated),
      next: next && { slug: next.slug, title: next.title, description: next.description },
    },
  }
}

export default function Article() {
  const { article } = useLoaderData<typeof loader>()
  return (
    <SiteFrame>
      <div className={classes(width)}>
        <ArticlePage article={article} />
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
