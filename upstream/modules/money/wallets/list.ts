import { WalletKind, type WalletListQuery, type WalletRow } from '#contract/money/wallets.ts'
import type { Actor } from '../../../firm/actor.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'

/** The list of wallets, as far as somebody's role reaches: whose customers they are. */
export function walletList(actor: Actor): RegisterSource<WalletListQuery> {
  return {
    from: 'wallets',
    within: partyInReach(actor, 'customer_id'),
    search: 'wallet_search',
    tabs: { all: '', customer: "kind = 'customer'", giftCard: "kind = 'giftCard'" },
    sorts: { number: 'row_number', customer: 'customer_name collate nocase', balance: 'balance' },
    filters: { customerId: equals('customer_id'), currency: equals('currency') },
    totals: { currency: 'currency', sums: { balance: 'balance', held: 'held' } },
  }
}

export function walletRow(row: Record<string, SqlStorageValue>): WalletRow {
  return {
    id: String(row.id),
    number: String(row.number),
    kind: WalletKind.parse(row.kind),
    customerId: String(row.customer_id),
    customerName: String(row.customer_name),
    currency: String(row.currency),
    balance: Number(row.balance),
    held: Number(row.held),
    expiresOn: row.expires_on === null ? null : String(row.expires_on),
    codeEnd: String(row.code_end),
    isBlocked: row.is_blocked === 1,
  }
}
