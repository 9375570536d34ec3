import { z } from 'zod'

/** Why a balance changed, of a customer with a firm and of a person with the platform alike. */
export const WalletEntryType = z.enum([
  ...(['top_up', 'spend', 'hold', 'release', 'refund'] as const),
  ...(['earn', 'payout', 'adjust', 'expire'] as const),
])
export type WalletEntryType = z.infer<typeof WalletEntryType>

export const PayoutState = z.enum(['requested', 'approved', 'paid', 'failed', 'rejected'])
export type PayoutState = z.infer<typeof PayoutState>
