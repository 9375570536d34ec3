import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Stack } from '#app/ui/index.ts'

type ApplicationFormProps = { firmName: string; refusal: Refusal | undefined }

/** On which anybody applies to be an affiliate. */
export function ApplicationForm({ firmName, refusal }: ApplicationFormProps) {
  const t = useT('partners')
  const labels = {
    name: t('public.name'),
    company: t('field.company'),
    email: t('public.email'),
    site: t('public.site'),
    message: t('public.message'),
    consent: t('public.consentName'),
  }
  return (
    <section className={sheet.panel}>
      <h2 className={sheet.panelTitle}>{t('public.apply')}</h2>
      <form method="post" id="partner-application" noValidate>
        <RefusalSummary refusal={refusal} labels={labels} formId="partner-application" />
        <FormFields refusal={refusal} initial={{}} labels={labels}>
          <Stack>
            <TextField name="name" autoComplete="name" maxLength={120} />
            <TextField name="company" autoComplete="organization" maxLength={160} isOptional />
            <TextField name="email" type="email" autoComplete="email" maxLength={254} />
            <TextField name="site" autoComplete="url" maxLength={300} isOptional />
            <TextAreaField name="message" rows={4} maxLength={4000} isOptional />
            <Honeypot id="partner-website" />
            <ConsentField>{t('public.consent', { firm: firmName })}</ConsentField>
            <div>
              <Button kind="primary" size="l" icon="send">
                {t('public.send')}
              </Button>
            </div>
          </Stack>
        </FormFields>
      </form>
    </section>
  )
}
