import type { StatusKind } from '#app/ui/index.ts'
import type { PayoutState } from '#contract/core/wallet-states.ts'

/** How the state of a payout is drawn. */
export const payoutDiscs: Record<PayoutState, StatusKind> = {
  requested: 'draft',
  approved: 'sent',
  paid: 'paid',
  failed: 'overdue',
  rejected: 'void',
}
