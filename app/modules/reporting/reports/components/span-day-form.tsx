import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DateInput } from '#app/ui/index.ts'
import { taxReturnsPath } from '../paths.ts'

type SpanDayFormProps = {
  id: string
  /** Whose words they are. */
  of: 'oss' | 'onPayment'
  /** What is done with the day: the form's intent. */
  what: string
  name: 'from' | 'until'
  refusal: Refusal | undefined
}

/** Asks for the day with which something of the firm's taxes begins or ends. */
export function SpanDayForm({ id, of, what, name, refusal }: SpanDayFormProps) {
  const t = useT('reports')
  const { firm } = useFirm()
  const labels = { from: t('onPayment.from'), until: t('onPayment.until') }
  return (
    <PageForm
      id={id}
      refusal={refusal}
      labels={labels}
      submit={t(`${of}.${what}`)}
      cancelHref={taxReturnsPath(firm.firmId)}
    >
      <input type="hidden" name="intent" value={what} />
      <FormSection title={t(`${of}.${what}`)} words={t(`${of}.${what}Words`)}>
        <FormField name={name}>{(control) => <DateInput {...control} />}</FormField>
      </FormSection>
    </PageForm>
  )
}
