import type { LoyaltyListQuery } from '#contract/selling/loyalty.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'
import { toRow } from './reader.ts'

/** The list of customers' points, as far as somebody's role reaches: whose customers they are. */
export function loyaltyList(actor: Actor): RegisterSource<LoyaltyListQuery> {
  return {
    from: 'loyalty_accounts',
    within: partyInReach(actor, 'customer_id'),
    search: 'loyalty_account_search',
    tabs: { all: '', withPoints: 'points > 0' },
    sorts: { customer: 'customer_name collate nocase', points: 'points', updatedAt: 'updated_at' },
    filters: { customerId: equals('customer_id') },
  }
}

/** Makes rows of the contract from those of the table. */
export function loyaltyRows(reader: Reader) {
  return (row: Record<string, SqlStorageValue>) =>
    toRow(reader, {
      rowNumber: Number(row.row_number),
      id: String(row.id),
      customerId: String(row.customer_id),
      customerName: String(row.customer_name),
      points: Number(row.points),
      deferred: Number(row.deferred),
      updatedAt: String(row.updated_at),
    })
}
