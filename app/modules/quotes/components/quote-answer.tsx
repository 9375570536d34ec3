import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, TextInput, text } from '#app/ui/index.ts'
import type { Quote } from '#contract/quotes.ts'
import { SignatureImage } from './signature-image.tsx'

/** What the customer answered, or a form to write down what they said elsewhere. */
export function QuoteAnswerPart({ quote }: { quote: Quote }) {
  const { answer, actions, state } = quote
  if (answer) return <Answer state={state} answer={answer} />
  return actions.includes('accept') ? <WriteDown quote={quote} /> : null
}

type AnswerProps = { state: Quote['state']; answer: NonNullable<Quote['answer']> }

function Answer({ state, answer }: AnswerProps) {
  const t = useT('quotes')
  const { dateTime } = useFormat()
  const { name, at, address, signature, reason } = answer
  const key = state === 'declined' ? 'answer.declinedBy' : 'answer.acceptedBy'
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('answer.title')}</h2>
      <p>{t(key, { name, time: dateTime(at) })}</p>
      {reason && <p>{reason}</p>}
      {signature && <SignatureImage path={signature} label={t('answer.signatureOf', { name })} />}
      <p className={text.tiny}>
        {address ? t('answer.from', { address }) : t('answer.writtenDown')}
      </p>
    </section>
  )
}

function WriteDown({ quote: { actions } }: { quote: Quote }) {
  const t = useT('quotes')
  return (
    <section className={styles.section}>
      <details>
        <summary>{t('answer.writeDown')}</summary>
        <form method="post" className={styles.link}>
          <IdempotencyField />
          <Field id="name" label={t('answer.name')}>
            {(wiring) => <TextInput {...wiring} name="name" maxLength={120} required />}
          </Field>
          <Field id="reason" label={t('answer.reason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={1000} />}
          </Field>
          <Row>
            <Button size="s" icon="check" name="intent" value="accepted">
              {t('answer.accepted')}
            </Button>
            {actions.includes('decline') && (
              <Button size="s" kind="danger" icon="x" name="intent" value="declined">
                {t('answer.declined')}
              </Button>
            )}
          </Row>
        </form>
      </details>
    </section>
  )
}
