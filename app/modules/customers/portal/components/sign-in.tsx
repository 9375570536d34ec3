import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row, text } from '#app/ui/index.ts'
import * as styles from './portal.css.ts'

type SignInProps = { words: string; isAsked: boolean; refusal: Refusal | undefined }

/** Asks for a link; what it says afterwards is the same for any address. */
export function SignIn({ words, isAsked, refusal }: SignInProps) {
  const t = useT('portal')
  const labels = { email: t('public.email') }
  return (
    <>
      {words && <p className={styles.lines}>{words}</p>}
      {isAsked && (
        <section className={styles.panel} role="status">
          <h2 className={styles.panelTitle}>{t('public.asked')}</h2>
          <p>{t('public.askedWords')}</p>
        </section>
      )}
      <section className={styles.panel}>
        <form method="post" id="portal-sign-in" className={styles.form} noValidate>
          <RefusalSummary refusal={refusal} labels={labels} formId="portal-sign-in" />
          <p className={text.soft}>{t('public.signInWords')}</p>
          <FormFields refusal={refusal} initial={{}} labels={labels}>
            <TextField name="email" type="email" autoComplete="email" maxLength={254} />
            <Honeypot id="portal-website" />
          </FormFields>
          <Row>
            <Button kind={isAsked ? undefined : 'primary'} name="intent" value="ask" icon="mail">
              {t(isAsked ? 'public.askAgain' : 'public.ask')}
            </Button>
          </Row>
        </form>
      </section>
    </>
  )
}
