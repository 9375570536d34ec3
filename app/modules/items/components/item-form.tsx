import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { ItemFields } from './item-fields.tsx'
import { useItemLabels } from './item-labels.ts'
import { type ItemChoices, parseNewerItem } from './item-values.ts'

type ItemFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  choices: ItemChoices
  /** Of the item that is changed. */
  version?: number
  submit: string
  cancelHref: string
}

const formId = 'item-form'

/** The form of an item, new or changed. */
export function ItemForm(props: ItemFormProps) {
  const { refusal, initial, choices, version, submit, cancelHref } = props
  const labels = useItemLabels()
  const newer = parseNewerItem(refusal?.conflict)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {refusal && newer ? (
            <ItemConflict {...{ newer, choices, formId }} yours={refusal.values} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <IdempotencyField />
        {version && <input type="hidden" name="version" value={newer?.version ?? version} />}
        <ItemFields {...choices} />
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}
