import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, Row } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicSupportContract, SupportFormInput } from '#contract/customers/public-support.ts'
import * as styles from '../components/public.css.ts'
import { PublicFrame } from '../components/public-frame.tsx'
import { publicFormPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** The form, and how its page speaks; once for an action and its page. */
const openForm = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const form = await upstream(args).call(publicSupportContract.getForm, { token }, nobody)
  const language = await speakTo(args, form)
  return { token, form, language }
})

export async function loader(args: Args) {
  const { token, form, language } = await openForm(args)
  const { firmName: firm } = form
  const title = textsOf(language, 'support-tickets')('public.formTitle', { firm })
  return { head: pageMeta(args, { title }), token, form }
}

/** Makes a ticket, and shows it. */
export async function action(args: Args) {
  const { token, language } = await openForm(args)
  const form = await readForm(args.request)
  const consent = form.data.consent === 'on' ? true : undefined
  const { value, refusal } = parseForm(SupportFormInput, form, { language, consent })
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    upstream(args).call(publicSupportContract.ask, { ...value, token }, nobody),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return goTo(result.value.path)
}

export function headers() {
  return publicFormHeaders
}

export default function PublicFormRoute() {
  const { token, form } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('support-tickets')
  const { firmName, words } = form
  const labels = {
    name: t('public.name'),
    email: t('public.email'),
    subject: t('public.subject'),
    text: t('public.text'),
    consent: t('public.consentName'),
  }
  return (
    <PublicFrame
      firmName={firmName}
      title={t('public.formHead')}
      path={publicFormPath(token)}
      head={words && <p className={sheet.lines}>{words}</p>}
    >
      <section className={sheet.panel}>
        <form method="post" id="support-form" className={styles.form} noValidate>
          <RefusalSummary refusal={refusal} labels={labels} formId="support-form" />
          <FormFields refusal={refusal} initial={{}} labels={labels}>
            <TextField name="name" autoComplete="name" maxLength={120} />
            <TextField name="email" type="email" autoComplete="email" maxLength={254} />
            <TextField name="subject" maxLength={200} />
            <TextAreaField name="text" rows={8} maxLength={10_000} />
            <Honeypot id="support-website" />
            <ConsentField>{t('public.consent', { firm: firmName })}</ConsentField>
          </FormFields>
          <Row>
            <Button kind="primary" size="l" icon="send">
              {t('public.send')}
            </Button>
          </Row>
        </form>
      </section>
    </PublicFrame>
  )
}

export const meta = headOf
