import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { Conversation } from '#app/shell/documents/public/conversation.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, Field, TextArea } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'

/** What the customer asked or disputes on the public page, and the answer to it. */
export function QuestionsPart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { questions, isDisputed, actions } = invoice
  if (questions.length === 0 && !isDisputed) return null
  return (
    <section className={styles.section} id="questions">
      <h2 className={styles.sectionTitle}>{t('questions.title')}</h2>
      {isDisputed && (
        <Band tone="warn" title={t('questions.disputed')}>
          <p>{t('questions.disputedWords')}</p>
        </Band>
      )}
      <Conversation comments={questions} />
      {actions.includes('share') && (
        <form method="post" className={styles.link}>
          <IdempotencyField />
          <Field id="answer" label={t('questions.answer')} hint={t('questions.answerHint')}>
            {(wiring) => <TextArea {...wiring} name="text" rows={3} maxLength={2000} required />}
          </Field>
          {isDisputed && (
            <Checkbox name="endsDispute" value="true">
              {t('questions.endDispute')}
            </Checkbox>
          )}
          <div>
            <Button size="s" icon="reply" name="intent" value="answer">
              {t('questions.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
