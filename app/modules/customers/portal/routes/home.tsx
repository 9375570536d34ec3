import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { countPageView } from '#app/shell/documents/public/look.server.ts'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { Id } from '#contract/core/fields.ts'
import { PortalLinkInput, publicPortalContract } from '#contract/customers/public-portal.ts'
import { ChooseCompany } from '../components/choose-company.tsx'
import { Overview } from '../components/overview.tsx'
import { PortalFrame } from '../components/portal-frame.tsx'
import { SignIn } from '../components/sign-in.tsx'
import { portalPath } from '../paths.ts'
import { nobody, openPortal, sessionHeaders } from '../visit.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

/** What the customer has with the firm; for whoever is not signed in, the way in. */
export async function loader(args: Args) {
  const { token, front, home, language } = await openPortal(args)
  countPageView(args, 'portal')
  const title = textsOf(language, 'portal')('public.title', { firm: front.firmName })
  const isAsked = new URL(args.request.url).searchParams.has('asked')
  return { head: pageMeta(args, { title }), token, front, home, isAsked }
}

/** Mails a link, chooses a customer, or signs out. */
export async function action(args: Args) {
  const { token, language, session } = await openPortal(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  if (form.intent === 'leave') {
    if (session) await call(publicPortalContract.leave, { token, session }, nobody)
    return redirect(portalPath(token), { headers: await sessionHeaders(args, null) })
  }
  if (form.intent === 'choose') {
    const contactId = Id.parse(form.data.contactId)
    await call(publicPortalContract.choose, { token, session, contactId }, nobody)
    return redirect(portalPath(token))
  }
  const { value, refusal } = parseForm(PortalLinkInput, form, { language })
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicPortalContract.requestLink, { ...value, token }, nobody),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return redirect(`${portalPath(token)}?asked=1`)
}

export function headers() {
  return publicFormHeaders
}

export default function HomeRoute() {
  const { token, front, home, isAsked } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('portal')
  const chosen = home?.chosen
  const hasSeveral = home !== null && home.companies.length > 1
  return (
    <PortalFrame
      token={token}
      front={front}
      home={home}
      title={chosen ? chosen.customer : t('public.head')}
      isNarrow={!chosen}
    >
      {home === null && <SignIn words={front.words} isAsked={isAsked} refusal={refusal} />}
      {home !== null && home.companies.length === 0 && <p>{t('public.noCompany')}</p>}
      {chosen && front.words && <p>{front.words}</p>}
      {chosen && <Overview token={token} chosen={chosen} />}
      {hasSeveral && <ChooseCompany home={home} />}
    </PortalFrame>
  )
}

export const meta = headOf
