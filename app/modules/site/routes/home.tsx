import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { CallToAction } from '../components/call-to-action.tsx'
import { Facts } from '../components/facts.tsx'
import { Hero } from '../components/hero.tsx'
import { Parts } from '../components/parts.tsx'
import { SiteFrame } from '../components/site-frame.tsx'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('site')
  const description = t('tagline')
  return { head: pageMeta(args, { title: t('home.title'), description, isPublic: true }) }
}

export default function Home() {
  return (
    <SiteFrame>
      <Hero />
      <Facts />
      <Parts />
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
