import { Conversation } from '#app/shell/documents/public/conversation.tsx'
import * as styles from '#app/shell/documents/public/public.css.ts'
import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, FieldGrid, Select, TextArea, TextInput } from '#app/ui/index.ts'
import type { PublicDocument } from '#contract/selling/public-documents.ts'

type AskFormProps = { document: PublicDocument; refusal: Refusal | undefined; isSent: boolean }

/** What was asked so far, and a form to ask more or to dispute a line. */
export function AskForm({ document, refusal, isSent }: AskFormProps) {
  const t = useT('invoicing')
  const { questions, paper, isDisputed } = document
  const labels = {
    name: t('ask.name'),
    email: t('ask.email'),
    text: t('ask.text'),
    line: t('ask.line'),
  }
  return (
    <section className={styles.ask} id="ask">
      {isSent && <Band tone="ok" title={t('ask.sent')} />}
      {isDisputed && <Band tone="info" title={t('ask.disputed')} />}
      {questions.length > 0 && <Conversation comments={questions} />}
      <details open={refusal !== undefined} className={styles.askForm}>
        <summary className={styles.askSummary}>{t('ask.title')}</summary>
        <FormFields refusal={refusal} initial={{ line: '0' }} labels={labels}>
          <form method="post" action="#ask" id="ask-form" noValidate className={styles.ask}>
            <RefusalSummary refusal={refusal} labels={labels} formId="ask-form" />
            <IdempotencyField />
            <FieldGrid>
              <TextField name="name" maxLength={120} autoComplete="name" />
              <FormField name="email" hint={t('ask.emailHint')}>
                {(control) => <TextInput {...control} type="email" autoComplete="email" />}
              </FormField>
            </FieldGrid>
            <FormField name="line">
              {(control) => (
                <Select {...control}>
                  <option value="0">{t('ask.whole')}</option>
                  {paper.rows.map(({ description }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed document
                    <option key={at} value={at + 1}>
                      {`${at + 1}. ${description.split('\n')[0]}`}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
            <FormField name="text">
              {(control) => <TextArea {...control} rows={4} maxLength={2000} />}
            </FormField>
            <Checkbox
              name="isDispute"
              value="true"
              defaultChecked={textAt(refusal?.values, 'isDispute') !== ''}
            >
              {t('ask.dispute')}
            </Checkbox>
            <div>
              <Button kind="primary" icon="send" name="intent" value="ask">
                {t('ask.send')}
              </Button>
            </div>
          </form>
        </FormFields>
      </details>
    </section>
  )
}
