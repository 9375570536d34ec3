import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DateInput } from '#app/ui/index.ts'
import type { TaxOnPayment } from '#contract/reporting/tax-returns.ts'
import { taxReturnsPath } from '../paths.ts'

type PaymentSpanFormProps = { onPayment: TaxOnPayment; refusal: Refusal | undefined }

const formId = 'on-payment-form'

/** Begins tax on payment with a day, or ends it where it goes on. */
export function PaymentSpanForm({ onPayment, refusal }: PaymentSpanFormProps) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const { concerns, spans } = onPayment
  if (concerns === null || !can('tax:edit')) return null
  const what = spans[0] && spans[0].until === null ? 'end' : 'begin'
  const name = what === 'end' ? 'until' : 'from'
  const labels = { from: t('onPayment.from'), until: t('onPayment.until') }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      labels={labels}
      submit={t(`onPayment.${what}`)}
      cancelHref={taxReturnsPath(firm.firmId)}
    >
      <input type="hidden" name="intent" value={what} />
      <FormSection title={t(`onPayment.${what}`)} words={t(`onPayment.${what}Words`)}>
        <FormField name={name}>{(control) => <DateInput {...control} />}</FormField>
      </FormSection>
    </PageForm>
  )
}
