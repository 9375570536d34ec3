import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Firm } from '#contract/firm/firms.ts'
import { FirmConflict } from './firm-conflict.tsx'
import { FirmFields } from './firm-fields.tsx'
import { useFirmLabels } from './firm-labels.ts'
import { parseNewerFirm } from './firm-values.ts'

type FirmFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  /** The firm that is changed; absent for a new one. */
  firm?: Firm
  country: string
  currency: string
  submit: string
  cancelHref: string
}

const formId = 'firm-form'

/** The form of a firm, new or changed. */
export function FirmForm(props: FirmFormProps) {
  const { refusal, initial, firm, country, currency, submit, cancelHref } = props
  const labels = useFirmLabels()
  const newer = parseNewerFirm(refusal?.conflict)
  const hasPostings = firm?.hasPostings ?? false
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {refusal && newer ? (
            <FirmConflict newer={newer} yours={refusal.values} formId={formId} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
          <ConfirmNotice refusal={refusal} />
        </FormNotices>
        <IdempotencyField />
        {firm && <input type="hidden" name="version" value={newer?.version ?? firm.version} />}
        <FirmFields
          country={country}
          currency={currency}
          fixed={{ country: !firm || hasPostings, currency: hasPostings }}
          isNew={!firm}
        />
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
