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
const openWords = { words: 'words', send: 'send' } as const

/** Only shows a button: programs that follow the links of a mail confirm nothing. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const shown = await call(publicLeadFormsContract.lookConsent, { token }, nobody)
  const language = await speakTo(args, { language: shown.language, timeZone: 'UTC' })
  const title = textsOf(language, 'lead-forms')('consent.title', { firm: shown.firmName })
  return { head: pageMeta(args, { title }), token, shown }
}

/** Confirms that the owner of the address wants news, or mails a link once more whose days are over. */
export async function action(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const { isOver } = await call(publicLeadFormsContract.lookConsent, { token }, nobody)
  if (isOver) {
    const { mailed } = await call(publicLeadFormsContract.renewConsent, { token }, nobody)
    return data({ isDone: false, mailed }, { headers: publicFormHeaders })
  }
  await call(publicLeadFormsContract.confirmConsent, { token }, nobody)
  return data({ isDone: true, mailed: null }, { headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function NewsConsentRoute() {
  const { token, shown } = useLoaderData<typeof loader>()
  const { isDone = shown.isConfirmed, mailed = null } = useActionData<typeof action>() ?? {}
  const t = useT('lead-forms')
  const { firmName: firm, email, isOver } = shown
  const open = isOver ? ({ words: 'over', send: 'again' } as const) : openWords
  const isAsking = !isDone && mailed === null
  const words = isDone ? 'done' : mailed === null ? open.words : (`mailed_${mailed}` as const)
  return (
    <main id="main" className={shared.page}>
      <section className={sheet.panel}>
        <h1 className={sheet.title}>{t('consent.title', { firm })}</h1>
        <PublicLanguages label={t('public.language')} path={newsConsentPath(token)} />
        <p role="status">{t(`consent.${words}`, { firm, email })}</p>
        {isAsking && (
          <form method="post">
            <Button kind="primary" size="l">
              {t(`consent.${open.send}`)}
            </Button>
          </form>
        )}
      </section>
      <LegalLinks />
    </main>
  )
}

export const meta = headOf
