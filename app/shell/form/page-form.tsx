import type { ReactNode } from 'react'
import { ConfirmNotice } from './confirm-notice.tsx'
import { ConflictNotice, type Difference } from './conflict-notice.tsx'
import { FormFields } from './form-fields.tsx'
import { FormFoot, FormNotices } from './form-page.tsx'
import type { TypedTree } from './form-tree.ts'
import { IdempotencyField } from './idempotency-field.tsx'
import type { Refusal } from './parse-form.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type PageFormProps = {
  /** Where something outside of the form names it. */
  id?: string
  refusal: Refusal | undefined
  initial?: TypedTree
  /** What each field is called. */
  labels: Record<string, string>
  /** Below the summary of what is wrong, and the question who it is: a conflict, a warning. */
  notices?: ReactNode
  /** Where somebody else saved meanwhile: it stands in place of the summary. */
  conflict?: { differences: readonly Difference[]; theirsHref: string } | false | undefined
  /** Whether files are sent with it. */
  takesFiles?: boolean
  /** Sections with fields, and hidden ones. */
  children: ReactNode
} & (Foot | { submit?: undefined; cancelHref?: undefined })

/** The usual buttons; a form without them has a `FormFoot` of its own, or none. */
type Foot = { submit: string; cancelHref: string }

/** The one form of a page: what was wrong with it above its sections, its buttons below them. */
export function PageForm(props: PageFormProps) {
  const {
    id = 'page-form',
    refusal,
    initial = {},
    labels,
    notices,
    submit,
    cancelHref,
    children,
  } = props
  const { conflict, takesFiles = false } = props
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form
        method="post"
        id={id}
        noValidate
        {...(takesFiles && { encType: 'multipart/form-data' })}
      >
        <FormNotices>
          {conflict ? (
            <ConflictNotice {...conflict} formId={id} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={id} />
          )}
          <ConfirmNotice refusal={refusal} />
          {notices}
        </FormNotices>
        <IdempotencyField />
        {children}
        {cancelHref !== undefined && <FormFoot cancelHref={cancelHref} submit={submit} />}
      </form>
    </FormFields>
  )
}
