import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { approvalOf, payoutKind } from './payout-approval.ts'
import { getStoredWallet } from './reader.ts'
import { walletPayoutsTable } from './tables.ts'

/** Paying a balance back: from the rule's amount on it takes two persons. */
export const kinds: readonly string[] = [payoutKind]

/** Payouts that somebody asked for. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'wallet:approve')) return []
  return reader.db
    .select()
    .from(walletPayoutsTable)
    .where(eq(walletPayoutsTable.state, 'requested'))
    .orderBy(asc(walletPayoutsTable.id))
    .limit(maxWaiting)
    .all()
    .map((payout) => ({ payout, wallet: getStoredWallet(reader, payout.walletId) }))
    .filter(({ wallet }) => reachesRecord(reader, actor, 'party', wallet.customerId))
    .filter(({ payout, wallet }) => mayApprove(reader, { ...approvalOf(wallet, payout), actor }))
    .map(({ payout, wallet }) => ({
      kind: payoutKind,
      id: payout.id,
      title: `${wallet.number} ${wallet.customerName}`,
      path: `wallets/${wallet.id}`,
      date: payout.requestedAt.slice(0, 10),
      amount: payout.amount,
      currency: wallet.currency,
      preparedByName: payout.requestedByName,
    }))
}
