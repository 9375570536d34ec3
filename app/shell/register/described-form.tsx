import type { ReactNode } from 'react'
import { FormFields } from '../form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '../form/form-page.tsx'
import type { TypedTree } from '../form/form-tree.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import type { Refusal } from '../form/parse-form.ts'
import { RefusalSummary } from '../form/refusal-summary.tsx'
import { useAbout } from './about.ts'
import type { About, AnyItem } from './describe.ts'
import type { FormSection as Section } from './fields.ts'
import { RegisterFields } from './register-fields.tsx'

export type DescribedSection = Section<AnyItem, unknown>

type DescribedFormProps = {
  id: string
  /** The namespace of its texts, with `field.<name>` and `row.<rows>.<name>`. */
  texts: string
  sections: readonly DescribedSection[]
  refusal: Refusal | undefined
  initial: TypedTree
  submit: string
  cancelHref: string
  /** Hidden fields. */
  children?: ReactNode
}

/** A form by the same descriptions as that of a register, for what is none: settings, parts of a record. */
export function DescribedForm(props: DescribedFormProps) {
  const { id, texts, sections, refusal, initial, submit, cancelHref, children } = props
  const about = useAbout({ name: texts }, null)
  const labels = labelsOf(sections, about)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={id} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={id} />
        </FormNotices>
        <IdempotencyField />
        {children}
        {sections.map(({ title, words, fields }) => (
          <FormSection key={title} title={about.t(title)} words={words && about.t(words)}>
            <RegisterFields fields={fields} about={about} />
          </FormSection>
        ))}
        <FormFoot cancelHref={cancelHref} submit={submit} />
      </form>
    </FormFields>
  )
}

function labelsOf(sections: readonly DescribedSection[], { t }: About<unknown>) {
  const labels: Record<string, string> = {}
  for (const field of sections.flatMap(({ fields }) => fields)) {
    labels[field.name] = t(`field.${field.name}`)
    if (field.kind !== 'rows') continue
    for (const { name } of field.fields) {
      const label = t(`row.${field.name}.${name}`)
      for (let at = 0; at < field.maxRows; at++) labels[`${field.name}.${at}.${name}`] = label
    }
  }
  return labels
}
