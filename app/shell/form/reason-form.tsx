import { TextAreaField } from './form-fields.tsx'
import { FormSection } from './form-page.tsx'
import { PageForm } from './page-form.tsx'
import type { Refusal } from './parse-form.ts'

type ReasonFormProps = {
  refusal: Refusal | undefined
  /** What the field is called, and what the reason is for. */
  label: string
  words: string
  submit: string
  /** Which version of the record is decided on, where that counts. */
  version?: number
  /** Where nothing is decided. */
  back: string
}

/** The form of a page that decides something with a reason, such as to reject a bill. */
export function ReasonForm({ refusal, label, words, submit, version, back }: ReasonFormProps) {
  const labels = { reason: label }
  return (
    <PageForm refusal={refusal} labels={labels} id="reason-form" submit={submit} cancelHref={back}>
      <FormSection title={label} words={words}>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <TextAreaField name="reason" maxLength={500} />
      </FormSection>
    </PageForm>
  )
}
