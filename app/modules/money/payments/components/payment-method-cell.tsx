import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Status } from '#app/ui/index.ts'
import type { PaymentRow } from '#contract/books/payment.ts'

const marks = { out: 'refund.mark', toSupplier: 'supplier.mark', fromSupplier: 'supplier.backMark' }

/** How a payment was made, that it went back, or that it was reversed. */
export function PaymentMethodCell({ row: { state, direction, method } }: { row: PaymentRow }) {
  const t = useT('payments')
  const methods = usePaymentMethods()
  if (state === 'reversed') return <Status kind="void">{t('state.reversed')}</Status>
  if (direction === 'in') return methods[method]
  return `${t(marks[direction])}, ${methods[method]}`
}
