import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, Select } from '#app/ui/index.ts'
import type { SupportTicket, SupportTicketChoices } from '#contract/customers/support-tickets.ts'
import * as styles from './ticket.css.ts'

type AnswerFormProps = {
  ticket: SupportTicket
  choices: SupportTicketChoices
  refusal: Refusal | undefined
}

const formId = 'answer-form'

/** The answer to the customer, with words that are written often to begin with. */
export function AnswerForm({ ticket, choices: { answers }, refusal }: AnswerFormProps) {
  const t = useT('support-tickets')
  const labels = { text: t('answer.text') }
  const { contactEmail } = ticket
  return (
    <form method="post" id={formId} className={styles.form} noValidate>
      <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
      <IdempotencyField />
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <TextAreaField
          name="text"
          rows={7}
          maxLength={10_000}
          hint={contactEmail ? t('answer.mailed', { email: contactEmail }) : t('answer.notMailed')}
        />
      </FormFields>
      {answers.length > 0 && (
        <div className={styles.insert}>
          <Field id="cannedAnswerId" label={t('answer.canned')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="cannedAnswerId"
                options={answers.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
          <Button name="intent" value="insert" icon="pen-line">
            {t('answer.insert')}
          </Button>
        </div>
      )}
      <Row>
        <Button kind="primary" name="intent" value="answer" icon="send">
          {t('answer.send')}
        </Button>
        <Button name="intent" value="solve" icon="check">
          {t('answer.solve')}
        </Button>
      </Row>
    </form>
  )
}
