import type { ReactNode } from 'react'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { MoneyInput, PageHead, TextInput } from '#app/ui/index.ts'
import type { OpenLine } from '../part-step.server.ts'
import { salesOrderPath } from '../paths.ts'

type PartFormProps = {
  title: string
  words: string
  submit: string
  order: { id: string; number: string | null; customerName: string }
  lines: readonly OpenLine[]
  initial: TypedTree
  refusal: Refusal | undefined
  /** What the fields of the step itself are called. */
  labels?: Record<string, string>
  /** Those fields. */
  children?: ReactNode
}

/** A step that is taken of all or parts of an order: a quantity for each line. */
export function PartForm(props: PartFormProps) {
  const { title, words, submit, order, lines, initial, refusal, labels = {}, children } = props
  const t = useT('sales-orders')
  const { number } = useFormat()
  const { firm } = useFirm()
  const back = salesOrderPath(firm.firmId, order.id)
  const names = lines.map(({ description }, at): [string, string] => [
    `lines.${at}.quantity`,
    description.split('\n')[0] ?? '',
  ])
  return (
    <>
      <PageHead
        title={title}
        crumb={{ href: back, label: `${order.number ?? ''} ${order.customerName}`.trim() }}
      />
      <PageForm
        id="part-form"
        refusal={refusal}
        initial={initial}
        labels={{ ...Object.fromEntries(names), ...labels }}
        submit={submit}
        cancelHref={back}
      >
        <FormSection title={t('parts.title')} words={words}>
          {lines.map(({ id, left, unit }, at) => (
            <div key={id}>
              <input type="hidden" name={`lines.${at}.lineId`} value={id} />
              <FormField
                name={`lines.${at}.quantity`}
                hint={t('parts.left', { quantity: `${number(left)} ${unit}`.trim() })}
              >
                {(control) => <MoneyInput {...control} />}
              </FormField>
            </div>
          ))}
        </FormSection>
        {children}
      </PageForm>
    </>
  )
}

type ReasonSectionProps = { title: string; children: ReactNode }

/** What a step that goes back on an order asks for: its own fields, and why. */
export function ReasonSection({ title, children }: ReasonSectionProps) {
  return (
    <FormSection title={title}>
      {children}
      <FormField name="reason">{(control) => <TextInput {...control} maxLength={500} />}</FormField>
    </FormSection>
  )
}
