import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Button } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicLeadFormsContract } from '#contract/customers/lead-forms.ts'
import { newsConsentPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** Only shows a button: programs that follow the links of a mail confirm nothing. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const shown = await call(publicLeadFormsContract.lookConsent, { token }, nobody)
  const language = await speakTo(args, { language: shown.language, timeZone: 'UTC' })
  const title = textsOf(language, 'lead-forms')('consent.title', { firm: shown.firmName })
  return { head: pageMeta(args, { title }), token, shown }
}

/** Confirms that the owner of the address wants news. */
export async function action(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  await call(publicLeadFormsContract.confirmConsent, { token }, nobody)
  return data({ isDone: true }, { headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function NewsConsentRoute() {
  const { token, shown } = useLoaderData<typeof loader>()
  const isDone = useActionData<typeof action>()?.isDone ?? shown.isConfirmed
  const t = useT('lead-forms')
  const { firmName: firm, email } = shown
  return (
    <main id="main" className={shared.page}>
      <section className={sheet.panel}>
        <h1 className={sheet.title}>{t('consent.title', { firm })}</h1>
        <PublicLanguages label={t('public.language')} path={newsConsentPath(token)} />
        <p role="status">{t(isDone ? 'consent.done' : 'consent.words', { firm, email })}</p>
        {!isDone && (
          <form method="post">
            <Button kind="primary" size="l">
              {t('consent.send')}
            </Button>
          </form>
        )}
      </section>
      <LegalLinks />
    </main>
  )
}

export const meta = headOf
