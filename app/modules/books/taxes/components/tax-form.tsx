import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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

/** The form of a rate, new or changed. */
export function TaxForm(props: TaxFormProps) {
  const { refusal, initial, choices, version, submit, cancelHref } = props
  const labels = useTaxLabels()
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={submit}
      cancelHref={cancelHref}
    >
      {version && <input type="hidden" name="version" value={version} />}
      <TaxFields {...choices} isNew={version === undefined} />
    </PageForm>
  )
}
