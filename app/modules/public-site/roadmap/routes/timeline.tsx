import { PublicHead, SiteFrame } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { text } from '#app/ui/index.ts'
import { Months } from '../components/months.tsx'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('roadmap')
  const title = t('title')
  return {
    head: pageMeta(args, {
      title,
      description: t('description'),
      isPublic: true,
      things: [trailThing(args, { name: title, path: '/timeline' })],
    }),
  }
}

export default function TimelineRoute() {
  const t = useT('roadmap')
  return (
    <SiteFrame>
      <PublicHead
        title={t('title')}
        lead={
          <>
            {t('lead')}{' '}
            <a className={text.link} href="/coming-soon">
              {t('planned')}
            </a>
          </>
        }
      />
      <Months />
    </SiteFrame>
  )
}

export const meta = headOf
