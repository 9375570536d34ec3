import type { ReactNode } from 'react'
import { FormFields } from './form-fields.tsx'
import { FormFoot, FormNotices } from './form-page.tsx'
import type { TypedTree } from './form-tree.ts'
import { IdempotencyField } from './idempotency-field.tsx'
import type { Refusal } from './parse-form.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type PageFormProps = {
  id: string
  refusal: Refusal | undefined
  initial?: TypedTree
  /** What each field is called. */
  labels: Record<string, string>
  submit: string
  cancelHref: string
  /** Sections with fields, and hidden ones. */
  children: ReactNode
}

/** The one form of a page: what was wrong with it above its sections, its buttons below them. */
export function PageForm(props: PageFormProps) {
  const { id, refusal, initial = {}, labels, submit, cancelHref, children } = props
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={id} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={id} />
        </FormNotices>
        <IdempotencyField />
        {children}
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
