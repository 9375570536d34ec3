import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { TaxFields } from './tax-fields.tsx'
import { useTaxLabels } from './tax-labels.ts'
import type { TaxChoices } from './tax-values.ts'

type TaxFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  choices: TaxChoices
  /** Of the rate that is changed. */
  version?: number
  submit: string
  cancelHref: string
}

const formId = 'tax-form'

/** The form of a rate, new or changed. */
export function TaxForm(props: TaxFormProps) {
  const { refusal, initial, choices, version, submit, cancelHref } = props
  const labels = useTaxLabels()
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        {version && <input type="hidden" name="version" value={version} />}
        <TaxFields {...choices} isNew={version === undefined} />
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
