import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { SuffixInput } from '#app/ui/index.ts'
import type { UnbilledWork } from '#contract/projects/project-billing.ts'

type ProgressFieldProps = { progress: NonNullable<UnbilledWork['progress']>; currency: string }

/** How much of a fixed price is done: what is not invoiced of that becomes a line. */
export function ProgressField({ progress, currency }: ProgressFieldProps) {
  const t = useT('billing')
  const { money, percent } = useFormat()
  const { price, billed } = progress
  const words = t('bill.progressWords', {
    price: money(price, currency),
    billed: money(billed, currency),
    percent: percent(progress.percent),
  })
  return (
    <FormSection title={t('bill.progress')} words={words}>
      <FormField name="percentDone" isOptional hint={t('bill.percentHint')}>
        {(control) => <SuffixInput {...control} inputMode="decimal" suffix="%" />}
      </FormField>
    </FormSection>
  )
}
