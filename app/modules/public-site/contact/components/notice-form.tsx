import { type OfferingId, useOfferings } from '#app/modules/public-site/site/index.ts'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import * as styles from './contact.css.ts'

type NoticeFormProps = {
  /** The offering to be notified of; without it the person chooses. */
  about?: OfferingId
  refusal?: Refusal | undefined
  initial?: { email?: string; about?: string }
}

/** Takes an address for one notice; posts to `/coming-soon` from wherever it stands. */
export function NoticeForm({ about, refusal, initial = {} }: NoticeFormProps) {
  const t = useT('contact')
  const planned = useOfferings().filter(({ state }) => state === 'planned')
  const labels = { email: t('email'), about: t('notice.about'), consent: t('consentName') }
  return (
    <form method="post" action="/coming-soon" id="notice-form" className={styles.form}>
      <RefusalSummary refusal={refusal} labels={labels} formId="notice-form" />
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        {about || planned.length === 0 ? (
          <input type="hidden" name="about" value={about ?? 'everything'} />
        ) : (
          <SelectField name="about">
            <option value="everything">{t('notice.everything')}</option>
            {planned.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField name="email" type="email" autoComplete="email" maxLength={254} />
        <Honeypot id="notice-website" />
        <ConsentField>{t('notice.consent')}</ConsentField>
      </FormFields>
      <div>
        <Button kind="primary" size="l" icon="mail">
          {t('notice.send')}
        </Button>
      </div>
    </form>
  )
}
