import { useActionData, useLoaderData } from '@remix-run/react'
import { offerings, PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  NoticeInput,
  noticesOfOfferingsContract,
} from '#contract/public-site/notices-of-offerings.ts'
import * as styles from '../components/contact.css.ts'
import { DonePanel } from '../components/done-panel.tsx'
import { NoticeForm } from '../components/notice-form.tsx'
import { GapList, PlannedList } from '../components/planned-list.tsx'
import { consentOf, knownWriter } from '../form-action.server.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('contact')
  const query = new URL(args.request.url).searchParams
  const about = offerings.find(({ id }) => id === query.get('about'))?.id ?? 'everything'
  const title = t('soon.title')
  const things = [trailThing(args, { name: title, path: '/coming-soon' })]
  return {
    head: pageMeta(args, {
      title: t('soon.head'),
      description: t('soon.description'),
      isPublic: true,
      things,
    }),
    isAsked: query.has('asked'),
    initial: { email: (await knownWriter(args)).email, about },
  }
}

/** Has the link mailed that confirms; says the same whether the address is on the list already. */
export async function action(args: Args) {
  const { language } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(NoticeInput, form, { language, ...consentOf(form) })
  if (refusal) return refuse(refusal)
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(noticesOfOfferingsContract.ask, value, { token: null }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return goTo('/coming-soon?asked=1#notice')
}

export default function ComingSoon() {
  const { isAsked, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('contact')
  return (
    <SiteFrame>
      <PublicHead title={t('soon.title')} lead={t('soon.lead')} />
      <div className={classes(width, styles.columns, styles.columnsWide)}>
        <div className={styles.lists}>
          <PlannedList />
          <GapList />
        </div>
        <section id="notice" className={styles.aside}>
          {isAsked && !refusal ? (
            <DonePanel
              title={t('notice.asked')}
              words={t('notice.askedWords')}
              again={{ href: '/coming-soon#notice', label: t('notice.again') }}
            />
          ) : (
            <>
              <h2 className={classes(text.serif, styles.doneTitle)}>{t('notice.title')}</h2>
              <p className={styles.asideWords}>{t('notice.words')}</p>
              <NoticeForm refusal={refusal} initial={initial} />
            </>
          )}
        </section>
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
