import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import { contactTopics } from '#contract/public-site/contact-messages.ts'
import * as styles from './contact.css.ts'

type ContactFormProps = {
  refusal?: Refusal | undefined
  /** What is known of who writes, and what about. */
  initial?: { name?: string; email?: string; about?: string }
}

/** A message to us; posts to `/contact-us` from wherever it stands. */
export function ContactForm({ refusal, initial = {} }: ContactFormProps) {
  const t = useT('contact')
  const labels = {
    name: t('name'),
    email: t('email'),
    about: t('about'),
    text: t('text'),
    consent: t('consentName'),
  }
  return (
    <form method="post" action="/contact-us" id="contact-form" className={styles.form}>
      <RefusalSummary refusal={refusal} labels={labels} formId="contact-form" />
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        <TextField name="name" autoComplete="name" maxLength={120} />
        <TextField name="email" type="email" autoComplete="email" maxLength={254} />
        <SelectField name="about" isOptional>
          <option value="">{t('topic.none')}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic.${topic}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField name="text" rows={8} maxLength={5000} />
        <Honeypot id="contact-website" />
        <ConsentField>{t('consent')}</ConsentField>
      </FormFields>
      <div>
        <Button kind="primary" size="l" icon="send">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
