import type { Minor } from '#contract/core/money.ts'

type Payout = { amount: Minor; requestedBy: string }
type Wallet = { balance: Minor; balanceBase: Minor }

export const payoutKind = 'walletPayout'

/** What the firm's rule of approval looks at: the payout's worth, and who asked for it. */
export function approvalOf({ balance, balanceBase }: Wallet, { amount, requestedBy }: Payout) {
  const isForeign = balance !== balanceBase && balance !== 0
  const worth = isForeign ? Math.round((amount * balanceBase) / balance) : amount
  return { kind: payoutKind, preparedBy: requestedBy, amount: worth }
}
