import type { Minor } from '#contract/core/money.ts'
import type { CommissionRow } from './commission-rows.ts'
import type { Payout } from './payouts.ts'

/** Accounts by their role; the ledger knows which they are. */
export type PartnerAccount = 'commissionExpense' | 'partnerPayable' | 'bank' | 'wallet'

/** A side of an entry: one of both is 0. Minor units of `currency`. */
export type PostingLine = { account: PartnerAccount; debit: Minor; credit: Minor; currency: string }

/** An entry of the ledger, with the key under which it is posted once. */
export type PartnerPosting = { key: string; lines: PostingLine[] }

/** The entry of a commission: expense to what is owed, or back. */
export function commissionPosting(row: CommissionRow): PartnerPosting {
  return {
    key: row.key,
    lines: sides('commissionExpense', 'partnerPayable', row.amount, row.currency),
  }
}

/** The entry of a payout: what is owed to the bank or the wallet, never both. */
export function payoutPosting(payout: Payout): PartnerPosting {
  const to = payout.way === 'wallet' ? 'wallet' : 'bank'
  return { key: payout.key, lines: sides('partnerPayable', to, payout.amount, payout.currency) }
}

function sides(
  debited: PartnerAccount,
  credited: PartnerAccount,
  amount: Minor,
  currency: string,
): PostingLine[] {
  const [from, to] = amount < 0 ? [credited, debited] : [debited, credited]
  const size = Math.abs(amount)
  return [
    { account: from, debit: size, credit: 0, currency },
    { account: to, debit: 0, credit: size, currency },
  ]
}
