import type { ReactNode } from 'react'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { rowsFor } from '#app/shell/form/typed-rows.ts'
import { LineFields, type LineFormProps, useLineLabels } from './line-fields.tsx'

type LinesFormProps = {
  id: string
  form: LineFormProps
  /** Of the fields that are not in lines. */
  labels: Readonly<Record<string, string>>
  submit: string
  /** Above the lines. */
  head: ReactNode
  /** Below them. */
  children?: ReactNode
}

/** A form of lines of the journal, with more rows at the press of a button. */
export function LinesForm({ id, form, labels: own, submit, head, children }: LinesFormProps) {
  const { initial, refusal, accounts, centres, version, cancelHref } = form
  const values = refusal?.values ?? initial
  const rows = rowsFor(values)
  const labels = { ...own, ...useLineLabels(rows) }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={id} noValidate>
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" hidden tabIndex={-1}>
          {submit}
        </button>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={id} />
        </FormNotices>
        <IdempotencyField />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {head}
        <LineFields values={values} rows={rows} accounts={accounts} centres={centres} />
        {children}
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
