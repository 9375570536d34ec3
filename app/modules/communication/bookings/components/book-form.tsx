import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row } from '#app/ui/index.ts'
import * as styles from './bookings.css.ts'

type BookFormProps = {
  startsAt: string
  firmName: string
  refusal: Refusal | undefined
  /** The week again, for another time. */
  back: string
}

/** Who books the chosen time. */
export function BookForm({ startsAt, firmName, refusal, back }: BookFormProps) {
  const t = useT('bookings')
  const { date, dateOfInstant, dateTimeInZone } = useFormat()
  const labels = {
    startsAt: t('public.time'),
    name: t('field.guest'),
    email: t('field.email'),
    phone: t('field.phone'),
    note: t('field.note'),
    consent: t('public.consentName'),
  }
  return (
    <section className={sheet.panel} aria-labelledby="book-title">
      <div>
        <h2 id="book-title" className={sheet.panelTitle}>
          {date(dateOfInstant(startsAt), 'day')}
        </h2>
        <p>{dateTimeInZone(startsAt)}</p>
      </div>
      <form method="post" id="book-form" className={styles.form} noValidate>
        <RefusalSummary refusal={refusal} labels={labels} formId="book-form" />
        <FormFields refusal={refusal} initial={{}} labels={labels}>
          <TextField name="name" autoComplete="name" maxLength={120} />
          <TextField name="email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} isOptional />
          <TextAreaField name="note" rows={4} maxLength={2000} isOptional />
          <Honeypot id="booking-website" />
          <ConsentField>{t('public.consent', { firm: firmName })}</ConsentField>
        </FormFields>
        <Row>
          <Button kind="primary" size="l" icon="calendar-clock">
            {t('public.book')}
          </Button>
          <LinkButton kind="ghost" size="l" href={back}>
            {t('public.otherTime')}
          </LinkButton>
        </Row>
      </form>
    </section>
  )
}
