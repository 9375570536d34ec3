import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, text } from '#app/ui/index.ts'
import type { Enrolment } from '#contract/person/credentials.ts'
import { CodeField } from './code-fields.tsx'
import * as styles from './credentials.css.ts'
import { QrCode } from './qr-code.tsx'

type ConfirmCodeProps = { enrolment: Enrolment; refusal: Refusal | undefined }

/** What goes into the app, and its first code in return. */
export function ConfirmCode({ enrolment: { uri, secret }, refusal }: ConfirmCodeProps) {
  const t = useT('credentials')
  const problemAt = useProblems(refusal?.problems)
  const whole = problemAt('')
  return (
    <FormSection title={t('secondFactor.scan')} words={t('secondFactor.scanWords')}>
      <div className={styles.enrolment}>
        <QrCode text={uri} label={t('secondFactor.qrCode')} />
        <div className={styles.steps}>
          <p className={text.soft}>{t('secondFactor.byHand')}</p>
          <p className={styles.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</p>
        </div>
      </div>
      <form method="post" className={styles.form}>
        {whole && <Band tone="bad" title={whole} />}
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="secret" value={secret} />
        <div className={styles.field}>
          <CodeField error={problemAt('code')} />
        </div>
        <Button kind="primary" name="intent" value="confirm">
          {t('secondFactor.confirm')}
        </Button>
      </form>
    </FormSection>
  )
}
