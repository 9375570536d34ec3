import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Field, LinkButton, Row, TextArea, TextInput } from '#app/ui/index.ts'

type SendFormProps = {
  values: { to: string; cc: string; subject: string; message: string }
  refusal: Refusal | undefined
  /** Where the way out leads. */
  back: string
  /** Whether no mail leaves this installation. */
  isKept: boolean
}

/** To whom a document goes and with which words, filled in with the usual ones. */
export function SendForm({ values, refusal, back, isKept }: SendFormProps) {
  const { session } = useFirm()
  const t = useT('mail')
  const problemAt = useProblems(refusal?.problems)
  return (
    <form method="post" className={styles.page} noValidate>
      <RefusalSummary refusal={refusal} title={t('send.failed')} />
      {session.user.isDemo ? (
        <Band tone="info" title={t('send.demo')} />
      ) : (
        isKept && <Band tone="info" title={t('send.notSetUp')} />
      )}
      <IdempotencyField />
      <Field id="to" label={t('send.to')} error={problemAt('to')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            name="to"
            autoComplete="off"
            defaultValue={values.to}
          />
        )}
      </Field>
      <Field
        id="cc"
        label={t('send.cc')}
        mark={t('send.optional')}
        hint={t('send.ccHint')}
        error={problemAt('cc')}
      >
        {(wiring) => (
          <TextInput {...wiring} name="cc" autoComplete="off" defaultValue={values.cc} />
        )}
      </Field>
      <Field id="subject" label={t('send.subject')} error={problemAt('subject')}>
        {(wiring) => (
          <TextInput {...wiring} name="subject" maxLength={200} defaultValue={values.subject} />
        )}
      </Field>
      <Field id="message" label={t('send.message')} error={problemAt('message')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="message"
            rows={10}
            maxLength={4000}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Row>
        <Button kind="primary" icon="send" name="intent" value="send">
          {t('send.now')}
        </Button>
        <Button icon="eye" name="intent" value="preview">
          {t('send.preview')}
        </Button>
        <LinkButton kind="ghost" href={back}>
          {t('send.cancel')}
        </LinkButton>
      </Row>
    </form>
  )
}
