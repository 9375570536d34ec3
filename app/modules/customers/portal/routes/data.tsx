import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, FactList, Row, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PortalDataInput, publicPortalContract } from '#contract/customers/public-portal.ts'
import * as styles from '../components/portal.css.ts'
import { PortalFrame } from '../components/portal-frame.tsx'
import { portalPath } from '../paths.ts'
import { nobody, requireRight } from '../visit.server.ts'

/** What the firm knows of the customer, and of whoever is signed in. */
export async function loader(args: Args) {
  const { token, front, home, language, chosen } = await requireRight(args, 'data')
  const title = textsOf(language, 'portal')('place.data')
  const isSaved = new URL(args.request.url).searchParams.has('saved')
  return { head: pageMeta(args, { title }), token, front, home, chosen, isSaved }
}

/** Puts the contact's own name and phone right. */
export async function action(args: Args) {
  const { token, session } = await requireRight(args, 'data')
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(PortalDataInput, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(publicPortalContract.changeData, { ...value, token, session }, nobody),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return redirect(`${portalPath(token, 'data')}?saved=1`)
}

export function headers() {
  return publicFormHeaders
}

export default function DataRoute() {
  const { token, front, home, chosen, isSaved } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('portal')
  const labels = { name: t('field.name'), phone: t('field.phone') }
  const { name, phone, customer, address, vatId, rights } = chosen
  const facts = [
    { term: t('field.customer'), value: customer },
    { term: t('data.address'), value: <span className={styles.lines}>{address.join('\n')}</span> },
    ...(vatId ? [{ term: t('data.vatId'), value: vatId }] : []),
  ]
  return (
    <PortalFrame token={token} front={front} home={home} page="data" title={t('place.data')}>
      {isSaved && <p role="status">{t('data.saved')}</p>}
      <section className={styles.panel}>
        <form method="post" id="portal-data" className={styles.form} noValidate>
          <h2 className={styles.panelTitle}>{t('data.own')}</h2>
          <RefusalSummary refusal={refusal} labels={labels} formId="portal-data" />
          <FormFields refusal={refusal} initial={{ name, phone }} labels={labels}>
            <TextField name="name" autoComplete="name" maxLength={120} />
            <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} isOptional />
          </FormFields>
          <Row>
            <Button kind="primary">{t('data.save')}</Button>
          </Row>
        </form>
      </section>
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{t('data.company')}</h2>
        <FactList facts={facts} />
        {rights.includes('tickets') && (
          <p>
            <a className={text.link} href={portalPath(token, 'tickets')}>
              {t('data.wrong')}
            </a>
          </p>
        )}
      </section>
    </PortalFrame>
  )
}

export const meta = headOf
