import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { CustomerConflict } from './customer-conflict.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { useCustomerLabels } from './customer-labels.ts'
import { parseNewerCustomer } from './customer-values.ts'

type CustomerFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  /** Of the customer that is changed. */
  version?: number
  submit: string
  cancelHref: string
}

const formId = 'customer-form'

/** The form of a customer, new or changed. */
export function CustomerForm(props: CustomerFormProps) {
  const { refusal, initial, version, submit, cancelHref } = props
  const labels = useCustomerLabels()
  const newer = parseNewerCustomer(refusal?.conflict)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {refusal && newer ? (
            <CustomerConflict newer={newer} yours={refusal.values} formId={formId} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <IdempotencyField />
        {version && <input type="hidden" name="version" value={newer?.version ?? version} />}
        <CustomerFields />
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
