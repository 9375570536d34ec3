import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { Conversation } from '#app/shell/documents/public/conversation.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, Field, Select, TextArea } from '#app/ui/index.ts'
import type { Invoice } from '#contract/selling/invoice.ts'

/** What the customer asked or disputes on the public page, and the answer to it. */
export function QuestionsPart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { questions, isDisputed, actions, customerEmail } = invoice
  if (questions.length === 0 && !isDisputed) return null
  const mayAnswer = actions.includes('share')
  return (
    <section className={styles.section} id="questions">
      <h2 className={styles.sectionTitle}>{t('questions.title')}</h2>
      {isDisputed && (
        <Band tone="warn" title={t('questions.disputed')}>
          <p>{t('questions.disputedWords')}</p>
          {mayAnswer && (
            <form method="post">
              <IdempotencyField />
              <Button size="s" name="intent" value="endDispute">
                {t('questions.endSilently')}
              </Button>
            </form>
          )}
        </Band>
      )}
      <Conversation comments={questions} />
      {mayAnswer && (
        <form method="post" className={styles.link}>
          <IdempotencyField />
          <Field id="answer" label={t('questions.answer')} hint={t('questions.answerHint')}>
            {(wiring) => <TextArea {...wiring} name="text" rows={3} maxLength={2000} required />}
          </Field>
          <Field id="answerTo" label={t('questions.to')}>
            {(wiring) => (
              <Select {...wiring} name="questionId" defaultValue="">
                <option value="">{customerEmail || t('questions.nowhere')}</option>
                {otherAskers(invoice).map(({ id, by, email }) => (
                  <option key={id} value={id}>{`${by}: ${email}`}</option>
                ))}
              </Select>
            )}
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

/** The last question from each address but the customer's own: anybody who has the link can ask. */
function otherAskers({ questions, customerEmail }: Invoice) {
  const others = questions.filter(({ isOurs, email }) => !isOurs && email !== customerEmail)
  return [...new Map(others.map((question) => [question.email, question])).values()]
}
