import { FormFields, TextAreaField } from './form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from './form-page.tsx'
import { IdempotencyField } from './idempotency-field.tsx'
import type { Refusal } from './parse-form.ts'
import { RefusalSummary } from './refusal-summary.tsx'

const formId = 'reason-form'

type ReasonFormProps = {
  refusal: Refusal | undefined
  /** What the field is called, and what the reason is for. */
  label: string
  words: string
  submit: string
  /** Where nothing is decided. */
  back: string
}

/** The form of a page that decides something with a reason, such as to reject a bill. */
export function ReasonForm({ refusal, label, words, submit, back }: ReasonFormProps) {
  const labels = { reason: label }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <FormSection title={label} words={words}>
          <TextAreaField name="reason" maxLength={500} />
        </FormSection>
        <FormFoot cancelHref={back} submit={submit} />
      </form>
    </FormFields>
  )
}
