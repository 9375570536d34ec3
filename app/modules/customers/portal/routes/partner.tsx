import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Terms } from '#app/modules/customers/partners/index.ts'
import { AddressBox } from '#app/shell/address-box.tsx'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { FactList } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PortalPartnerInput, publicPortalContract } from '#contract/customers/public-portal.ts'
import { PartnerAccount } from '../components/partner-account.tsx'
import { PartnerPayoutForm } from '../components/partner-payout-form.tsx'
import * as styles from '../components/portal.css.ts'
import { PortalFrame } from '../components/portal-frame.tsx'
import { portalPath } from '../paths.ts'
import { daysOf } from '../statement-days.ts'
import { nobody, requireRight } from '../visit.server.ts'

/** What an affiliate brought and earned, and how they are paid. */
export async function loader(args: Args) {
  const { token, front, home, language, session } = await requireRight(args, 'partner')
  const days = daysOf(args.request)
  const { call } = upstream(args)
  const partner = await call(publicPortalContract.partner, { token, session, ...days }, nobody)
  const title = textsOf(language, 'portal')('place.partner')
  const isSaved = new URL(args.request.url).searchParams.has('saved')
  return { head: pageMeta(args, { title }), token, front, home, partner, isSaved }
}

/** Changes how they are paid. */
export async function action(args: Args) {
  const { token, session } = await requireRight(args, 'partner')
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(PortalPartnerInput, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(publicPortalContract.changePartner, { ...value, token, session }, nobody),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return redirect(`${portalPath(token, 'partner')}?saved=1`)
}

export function headers() {
  return publicFormHeaders
}

export default function PartnerRoute() {
  const { token, front, home, partner, isSaved } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('portal')
  const { path, coupon, clicks, customers, terms } = partner
  return (
    <PortalFrame token={token} front={front} home={home} page="partner" title={t('place.partner')}>
      {isSaved && <p role="status">{t('partner.saved')}</p>}
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{t('partner.linkTitle')}</h2>
        {path && (
          <AddressBox
            id="partner-link"
            path={path}
            label={t('partner.link')}
            hint=""
            words={{
              copy: t('settings.copy'),
              copied: t('settings.copied'),
              open: t('settings.open'),
            }}
          />
        )}
        <FactList
          facts={[
            ...(coupon ? [{ term: t('partner.coupon'), value: coupon }] : []),
            { term: t('partner.clicks'), value: String(clicks) },
            { term: t('partner.customers'), value: String(customers) },
          ]}
        />
      </section>
      <PartnerAccount partner={partner} />
      <PartnerPayoutForm partner={partner} refusal={refusal} />
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{t('partner.terms')}</h2>
        <Terms terms={terms} />
      </section>
    </PortalFrame>
  )
}

export const meta = headOf
