import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Apps } from '../components/apps.tsx'
import { Audience } from '../components/audience.tsx'
import { CallToAction } from '../components/call-to-action.tsx'
import { Facts } from '../components/facts.tsx'
import { Hero } from '../components/hero.tsx'
import { Parts } from '../components/parts.tsx'
import { SiteFrame } from '../components/site-frame.tsx'
import { homeThings } from '../home-things.ts'

export async function loader(args: Args) {
  const { t: texts, language } = await getVisit(args)
  const t = texts('site')
  const description = `${t('tagline')} ${t('hero.words')}`
  const things = homeThings(publicOrigin(args), language, t('tagline'))
  return { head: pageMeta(args, { title: t('home.title'), description, isPublic: true, things }) }
}

export default function Home() {
  return (
    <SiteFrame>
      <Hero />
      <Facts />
      <Apps />
      <Audience />
      <Parts />
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
