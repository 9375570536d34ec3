import { useActionData, useLoaderData } from '@remix-run/react'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  ContactInput,
  contactMessagesContract,
  contactTopics,
} from '#contract/public-site/contact-messages.ts'
import * as styles from '../components/contact.css.ts'
import { ContactForm } from '../components/contact-form.tsx'
import { DonePanel } from '../components/done-panel.tsx'
import { Notes } from '../components/notes.tsx'
import { consentOf, knownWriter } from '../form-action.server.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('contact')
  const query = new URL(args.request.url).searchParams
  const about = contactTopics.find((topic) => topic === query.get('about')) ?? ''
  const title = t('contact.title')
  const things = [trailThing(args, { name: title, path: '/contact-us' })]
  return {
    head: pageMeta(args, {
      title: t('contact.head'),
      description: t('contact.description'),
      isPublic: true,
      things,
    }),
    isSent: query.has('sent'),
    initial: { ...(await knownWriter(args)), about },
  }
}

/** Hands the message over; an idempotency key would be shared by all who got the page from a cache. */
export async function action(args: Args) {
  const { language } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(ContactInput, form, { language, ...consentOf(form) })
  if (refusal) return refuse(refusal)
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(contactMessagesContract.send, value, { token: null }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return goTo('/contact-us?sent=1')
}

export default function ContactRoute() {
  const { isSent, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('contact')
  return (
    <SiteFrame>
      <PublicHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className={classes(width, styles.columns)}>
        {isSent && !refusal ? (
          <DonePanel
            title={t('contact.sent')}
            words={t('contact.sentWords')}
            again={{ href: '/contact-us', label: t('contact.again') }}
          />
        ) : (
          <ContactForm refusal={refusal} initial={initial} />
        )}
        <Notes
          notes={[
            { title: t('contact.next'), words: t('contact.nextWords') },
            { title: t('contact.keep'), words: t('contact.keepWords') },
            {
              title: t('contact.sooner'),
              words: t('contact.soonerWords'),
              links: [
                { href: '/faqs', label: t('contact.faqs') },
                { href: '/demo/login', label: t('contact.demo') },
              ],
            },
          ]}
        />
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
