import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { PartyConflict } from './party-conflict.tsx'
import { PartyFields } from './party-fields.tsx'
import { usePartyLabels } from './party-labels.ts'
import { parseNewerParty } from './party-values.ts'

type PartyFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  /** Of the customer that is changed. */
  version?: number
  submit: string
  cancelHref: string
}

const formId = 'party-form'

/** The form of a customer, new or changed. */
export function PartyForm(props: PartyFormProps) {
  const { refusal, initial, version, submit, cancelHref } = props
  const labels = usePartyLabels()
  const newer = parseNewerParty(refusal?.conflict)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {refusal && newer ? (
            <PartyConflict newer={newer} yours={refusal.values} formId={formId} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <IdempotencyField />
        {version && <input type="hidden" name="version" value={newer?.version ?? version} />}
        <PartyFields />
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
