import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { allPublicPages } from '#app/shell/site/all-public-pages.server.ts'
import { publicPageGroups } from '#app/shell/site/public-page.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageList } from '../components/page-list.tsx'
import { PublicHead } from '../components/public-head.tsx'
import { SiteFrame } from '../components/site-frame.tsx'

export async function loader(args: Args) {
  const { t, language } = await getVisit(args)
  const pages = await allPublicPages(language)
  const words = t('site')
  return {
    head: pageMeta(args, {
      title: words('map.title'),
      description: words('map.description'),
      isPublic: true,
      things: [trailThing(args, { name: words('map.title'), path: '/sitemap' })],
    }),
    groups: publicPageGroups
      .map((group) => ({
        group,
        pages: pages
          .filter((page) => page.group === group)
          .map(({ path, title, description }) => ({
            ...{ path, title },
            // Articles say by their titles what they answer, and there are many.
            ...(group !== 'help' && { description }),
          })),
      }))
      .filter((one) => one.pages.length > 0),
  }
}

export default function SiteMap() {
  const { groups } = useLoaderData<typeof loader>()
  const t = useT('site')
  return (
    <SiteFrame>
      <PublicHead title={t('map.title')} lead={t('map.words')} />
      {groups.map(({ group, pages }) => (
        <PageList key={group} title={t(`map.${group}`)} pages={pages} />
      ))}
    </SiteFrame>
  )
}

export const meta = headOf
