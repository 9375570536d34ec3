import { useLoaderData } from '@remix-run/react'
import { SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { groupByTopic } from '../article.ts'
import { listArticles } from '../articles.server.ts'
import { SearchResults } from '../components/search-results.tsx'
import { SupportHead } from '../components/support-head.tsx'
import * as styles from '../components/support-page.css.ts'
import { TopicList } from '../components/topic-list.tsx'
import { WriteToUs } from '../components/write-to-us.tsx'
import { supportPath } from '../paths.ts'
import { searchArticles } from '../search.ts'

export async function loader(args: Args) {
  const visit = await getVisit(args)
  const t = visit.t('help')
  const articles = await listArticles(visit.language)
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const found = searchArticles(articles, query).map(({ article: { slug, title }, sentence }) => ({
    slug,
    title,
    sentence,
  }))
  return {
    head: pageMeta(args, {
      title: query === '' ? t('support.title') : t('search.title', { query }),
      description: t('support.description'),
      // One page for each thing that somebody typed is none for a search engine.
      isPublic: query === '',
      things: [trailThing(args, { name: t('support.title'), path: supportPath })],
    }),
    query,
    found,
    groups: groupByTopic(
      articles.map(({ slug, title, description, topic }) => ({ slug, title, description, topic })),
    ),
  }
}

export default function Support() {
  const { query, found, groups } = useLoaderData<typeof loader>()
  return (
    <SiteFrame>
      <div className={classes(width, styles.page)}>
        <SupportHead query={query} />
        {query !== '' && <SearchResults query={query} found={found} />}
        <TopicList groups={groups} />
        <WriteToUs />
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
