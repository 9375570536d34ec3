import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { PartnerApplication, publicPartnersContract } from '#contract/customers/public-partners.ts'
import { ApplicationForm } from '../components/application-form.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { Terms } from '../components/terms.tsx'
import { publicProgrammePath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** The programme of the address, and how the page speaks; once for an action and its page. */
const openProgramme = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const programme = await call(publicPartnersContract.get, { token }, nobody)
  const language = await speakTo(args, { language: programme.language, timeZone: 'UTC' })
  return { token, programme, language }
})

export async function loader(args: Args) {
  const { token, programme, language } = await openProgramme(args)
  const title = textsOf(language, 'partners')('public.title', { firm: programme.firmName })
  const isSent = new URL(args.request.url).searchParams.has('sent')
  return { head: pageMeta(args, { title }), token, programme, isSent }
}

/** Sends an application; what is wrong with it comes back with it. */
export async function action(args: Args) {
  const { token, language } = await openProgramme(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const consent = form.data.consent === 'on' ? true : undefined
  const { value, refusal } = parseForm(PartnerApplication, form, { consent, language })
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicPartnersContract.apply, { ...value, token }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  return goTo(publicProgrammePath(token, true))
}

export function headers() {
  return publicFormHeaders
}

export default function ApplyRoute() {
  const { token, programme, isSent } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('partners')
  const { firmName, words, terms } = programme
  return (
    <PublicPage
      firmName={firmName}
      title={t('public.head', { firm: firmName })}
      path={publicProgrammePath(token, isSent)}
    >
      {isSent ? (
        <section className={sheet.panel}>
          <p>{t('public.thanks', { firm: firmName })}</p>
        </section>
      ) : (
        <>
          {words && <p className={sheet.lines}>{words}</p>}
          <section className={sheet.panel}>
            <h2 className={sheet.panelTitle}>{t('public.terms')}</h2>
            <Terms terms={terms} />
          </section>
          <ApplicationForm firmName={firmName} refusal={refusal} />
        </>
      )}
    </PublicPage>
  )
}

export const meta = headOf
