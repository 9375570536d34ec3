import { CallToAction, PublicHead, SiteFrame } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PlanCards } from '../components/plan-cards.tsx'
import { PlanTable } from '../components/plan-table.tsx'
import { pricedThing } from '../priced-thing.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('plans')
  const description = t('pricing.description')
  return {
    head: pageMeta(args, {
      title: t('pricing.head'),
      description,
      isPublic: true,
      things: [
        pricedThing(publicOrigin(args), description),
        trailThing(args, { name: t('pricing.name'), path: '/pricing' }),
      ],
    }),
  }
}

export default function Pricing() {
  const t = useT('plans')
  return (
    <SiteFrame>
      <PublicHead title={t('pricing.title')} lead={t('pricing.lead')} />
      <PlanCards />
      <PlanTable />
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
