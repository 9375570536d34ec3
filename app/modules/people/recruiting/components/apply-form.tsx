import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'

type ApplyFormProps = { refusal: Refusal | undefined; firmName: string; keptMonths: number }

/** Who applies, and what they say of themselves. */
export function ApplyForm({ refusal, firmName, keptMonths }: ApplyFormProps) {
  const t = useT('recruiting')
  const labels = {
    ...{ name: t('field.applicant'), email: t('field.email'), phone: t('field.phone') },
    ...{ link: t('field.link'), message: t('field.message'), consent: t('job.consentName') },
  }
  return (
    <section className={sheet.panel} aria-labelledby="apply-title">
      <h2 id="apply-title" className={sheet.panelTitle}>
        {t('job.apply')}
      </h2>
      <form method="post" id="apply-form" className={sheet.about} noValidate>
        <RefusalSummary refusal={refusal} labels={labels} formId="apply-form" />
        <FormFields refusal={refusal} initial={{}} labels={labels}>
          <TextField name="name" autoComplete="name" maxLength={160} />
          <TextField name="email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} isOptional />
          <TextField name="link" type="url" maxLength={400} isOptional hint={t('job.linkHint')} />
          <TextAreaField name="message" rows={8} maxLength={10_000} isOptional />
          <Honeypot id="job-website" />
          <ConsentField>{t('job.consent', { firm: firmName, count: keptMonths })}</ConsentField>
        </FormFields>
        <Row>
          <Button kind="primary" size="l">
            {t('job.send')}
          </Button>
        </Row>
      </form>
    </section>
  )
}
