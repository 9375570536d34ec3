import { CallToAction, PublicHead, SiteFrame } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { questionsThing } from '#app/shell/site/structured-data.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { text } from '#app/ui/index.ts'
import { Topics } from '../components/topics.tsx'
import { questionsOf } from '../questions.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('plans')
  const questions = questionsOf(t).flatMap((topic) => topic.questions)
  return {
    head: pageMeta(args, {
      title: t('faqs.head'),
      description: t('faqs.description'),
      isPublic: true,
      things: [
        questionsThing(questions),
        trailThing(args, { name: t('faqs.title'), path: '/faqs' }),
      ],
    }),
  }
}

export default function Faqs() {
  const t = useT('plans')
  return (
    <SiteFrame>
      <PublicHead
        title={t('faqs.title')}
        lead={
          <>
            {t('faqs.lead')}{' '}
            <a className={text.link} href="/contact-us">
              {t('faqs.ask')}
            </a>
          </>
        }
      />
      <Topics />
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
