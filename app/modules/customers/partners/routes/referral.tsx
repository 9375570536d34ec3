import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { readVisitor, visitorCookie } from '#app/shell/documents/public/visitor-cookie.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, LinkButton, Row, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicPartnersContract } from '#contract/customers/public-partners.ts'
import { PublicPage } from '../components/public-page.tsx'
import { publicReferralPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

const openReferral = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const code = (args.params.code ?? '').slice(0, 40)
  const { call } = upstream(args)
  const referral = await call(publicPartnersContract.referral, { token, code }, nobody)
  const language = await speakTo(args, { language: referral.language, timeZone: 'UTC' })
  return { token, code, referral, language }
})

/** Says who recommends the firm. Opening it notes nothing and keeps nothing in the browser. */
export async function loader(args: Args) {
  const { token, code, referral, language } = await openReferral(args)
  const { firmName: firm, partnerName: name } = referral
  const title = textsOf(language, 'partners')('referral.title', { firm, name })
  return { head: pageMeta(args, { title }), token, code, referral }
}

/** Notes the click, as the visitor agreed, and goes on. */
export async function action(args: Args) {
  const { token, code, referral } = await openReferral(args)
  const { call } = upstream(args)
  const visitor = await readVisitor(args, token)
  const click = { token, code, visitor, consent: true as const }
  const kept = await call(publicPartnersContract.click, click, nobody)
  const headers = new Headers(publicFormHeaders)
  headers.append('set-cookie', await visitorCookie(args, token, kept))
  return redirect(referral.target, { headers })
}

export function headers() {
  return publicFormHeaders
}

export default function ReferralRoute() {
  const { token, code, referral } = useLoaderData<typeof loader>()
  const t = useT('partners')
  const { firmName: firm, partnerName: name, windowDays, couponBeatsClick, target } = referral
  return (
    <PublicPage
      firmName={firm}
      title={t('referral.head', { firm, name })}
      path={publicReferralPath(token, code)}
    >
      <section className={sheet.panel}>
        <p>{t('referral.words', { firm, name })}</p>
        <form method="post">
          <Row>
            <Button kind="primary" size="l" icon="check">
              {t('referral.agree')}
            </Button>
            <LinkButton size="l" href={target}>
              {t('referral.without')}
            </LinkButton>
          </Row>
        </form>
        <p className={text.soft}>
          {t('referral.kept', { count: windowDays })}{' '}
          {t(couponBeatsClick ? 'terms.couponFirst' : 'terms.clickFirst')}
        </p>
      </section>
    </PublicPage>
  )
}

export const meta = headOf
