import { PublicSheet } from '#app/shell/documents/public/public-sheet.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Stack } from '#app/ui/index.ts'
import type { PublicLeadForm } from '#contract/customers/lead-forms.ts'
import * as styles from './answer-form.css.ts'

type AnswerFormProps = {
  form: PublicLeadForm
  /** Of the page as it is shown, for the same in another language. */
  path: string
  /** What came along in the address. */
  initial: Record<string, string>
  referrer: string
  isSent: boolean
  refusal: Refusal | undefined
}

const completes = {
  company: 'organization',
  position: 'organization-title',
  phone: 'tel',
  city: 'address-level2',
} as const

/** A form that anybody fills in, or the thanks afterwards. */
export function AnswerForm(props: AnswerFormProps) {
  const { form, path, initial, referrer, isSent, refusal } = props
  const t = useT('lead-forms')
  const { name, intro, thanks, asks, asksNewsletter, asksCoupon, firmName } = form
  const labels = {
    name: t('public.name'),
    email: t('public.email'),
    company: t('asks.company'),
    position: t('asks.position'),
    phone: t('asks.phone'),
    city: t('asks.city'),
    message: t('public.message'),
    coupon: t('public.coupon'),
    consent: t('public.consentName'),
  }
  return (
    <PublicSheet
      className={styles.page}
      firm={<p className={styles.firm}>{firmName}</p>}
      title={name}
      head={intro && !isSent && <p className={sheet.lines}>{intro}</p>}
      label={t('public.language')}
      path={path}
    >
      {isSent ? (
        <section className={sheet.panel}>
          <p className={sheet.lines}>{thanks || t('public.thanks', { firm: firmName })}</p>
          {asksNewsletter && <p>{t('public.thanksNews')}</p>}
        </section>
      ) : (
        <section className={sheet.panel}>
          <form method="post" id="lead-form" className={styles.form} noValidate>
            <RefusalSummary refusal={refusal} labels={labels} formId="lead-form" />
            <FormFields refusal={refusal} initial={initial} labels={labels}>
              <TextField name="name" autoComplete="name" maxLength={120} />
              <TextField name="email" type="email" autoComplete="email" maxLength={254} />
              {asks.map((one) => (
                <TextField
                  key={one}
                  name={one}
                  type={one === 'phone' ? 'tel' : 'text'}
                  autoComplete={completes[one]}
                  maxLength={80}
                  isOptional
                />
              ))}
              <TextAreaField name="message" rows={5} maxLength={4000} isOptional />
              {asksCoupon && (
                <TextField name="coupon" maxLength={40} hint={t('public.couponHint')} isOptional />
              )}
              <input type="hidden" name="referrer" value={referrer} />
              <Honeypot id="lead-website" />
              <Stack>
                {asksNewsletter && (
                  <Checkbox name="newsletter" className={styles.box}>
                    {t('public.newsletter', { firm: firmName })}
                  </Checkbox>
                )}
                <ConsentField>{t('public.consent', { firm: firmName })}</ConsentField>
              </Stack>
            </FormFields>
            <div>
              <Button kind="primary" size="l" icon="send">
                {t('public.send')}
              </Button>
            </div>
          </form>
        </section>
      )}
    </PublicSheet>
  )
}
