import type { PaymentInput } from '#contract/payments.ts'

/** Where money of a method arrives: a card's is on its way until the provider pays it out. */
export function moneyRole(method: PaymentInput['method']): string {
  if (method === 'cash') return 'cash'
  return method === 'card' ? 'cardClearing' : 'bank'
}
