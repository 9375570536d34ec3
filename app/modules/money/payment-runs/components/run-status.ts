import type { StatusKind } from '#app/ui/index.ts'
import type { PaymentRunState } from '#contract/money/payment-runs.ts'

/** How the state of a run is drawn. */
export const runStatus: Readonly<Record<PaymentRunState, StatusKind>> = {
  waiting: 'draft',
  approved: 'sent',
  paid: 'paid',
  cancelled: 'void',
}
