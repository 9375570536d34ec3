import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import type { TaxOnPayment } from '#contract/reporting/tax-returns.ts'
import { SpanDayForm } from './span-day-form.tsx'

type PaymentSpanFormProps = { onPayment: TaxOnPayment; refusal: Refusal | undefined }

/** Begins tax on payment with a day, or ends it where it goes on. */
export function PaymentSpanForm({ onPayment, refusal }: PaymentSpanFormProps) {
  const { can } = useFirm()
  const { concerns, spans } = onPayment
  if (concerns === null || !can('tax:edit')) return null
  const goesOn = spans[0] !== undefined && spans[0].until === null
  const step = goesOn
    ? ({ what: 'end', name: 'until' } as const)
    : ({ what: 'begin', name: 'from' } as const)
  return <SpanDayForm id="on-payment-form" of="onPayment" {...step} refusal={refusal} />
}
