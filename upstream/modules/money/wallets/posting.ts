import type { Minor } from '#contract/core/money.ts'
import type { PostingLine } from '../../books/ledger/index.ts'
import type { StoredEntry, StoredWallet } from './reader.ts'

export const entryKind = 'walletEntry'

/** What an entry puts on the liability account: credit for money in, debit for money out. */
export function liabilityLine(
  { customerId, currency }: StoredWallet,
  { amount, amountBase }: Pick<StoredEntry, 'amount' | 'amountBase'>,
): PostingLine {
  return {
    account: { role: 'walletLiability' },
    debit: Math.max(0 - amountBase, 0),
    credit: Math.max(amountBase, 0),
    currency,
    amount: 0 - amount,
    ...(customerId !== '' && { partyId: customerId }),
  }
}

/** The other side of what the firm gives or keeps by itself: an expense or an income. */
export function resultLine(amountBase: Minor): PostingLine {
  const role = amountBase > 0 ? 'otherExpense' : 'otherIncome'
  return {
    account: { role },
    debit: Math.max(amountBase, 0),
    credit: Math.max(0 - amountBase, 0),
  }
}
