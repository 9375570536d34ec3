import { useLoaderData } from '@remix-run/react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import { publicHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { FactList } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'
import { StateOf } from '../components/certificate-state.tsx'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

/** What stands on a certificate and whether it holds; nothing else of its holder. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const found = await call(certificatesContract.check, { token }, { token: null })
  const { language: own, timeZone, ...certificate } = found
  const language = await speakTo(args, { language: own, timeZone })
  const title = textsOf(language, 'certificates')('check.title', { number: certificate.number })
  return { head: pageMeta(args, { title }), token, certificate }
}

export function headers() {
  return publicHeaders
}

export default function CheckRoute() {
  const { token, certificate } = useLoaderData<typeof loader>()
  const t = useT('certificates')
  const { date } = useFormat()
  const { firmName, learnerName, courseTitle, number, state } = certificate
  const facts = [
    { term: t('field.learner'), value: learnerName },
    { term: t('field.course'), value: courseTitle },
    { term: t('field.number'), value: number },
    { term: t('field.issued'), value: date(certificate.issuedDate) },
    {
      term: t('field.valid'),
      value: certificate.validThroughDate ? date(certificate.validThroughDate) : t('field.always'),
    },
    ...(certificate.endedDate === null
      ? []
      : [{ term: t('field.ended'), value: date(certificate.endedDate) }]),
  ]
  return (
    <main id="main" className={shared.page}>
      <div className={sheet.about}>
        <p>{firmName}</p>
        <h1 className={sheet.title}>{t('check.title', { number })}</h1>
        <p>
          <StateOf state={state} />
        </p>
        <FactList facts={facts} />
        <PublicLanguages label={t('check.language')} path={`/certificates/${token}`} />
      </div>
      <LegalLinks />
    </main>
  )
}

export const meta = headOf
