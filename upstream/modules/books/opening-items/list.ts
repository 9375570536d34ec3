import {
  type OpeningItemListQuery,
  type OpeningItemRow,
  OpeningItemState,
  OpeningRole,
} from '#contract/books/opening-items.ts'
import type { Actor } from '../../../firm/actor.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'

/** The list of opening items, as far as somebody's role reaches their parties. */
export function openingItemList(actor: Actor): RegisterSource<OpeningItemListQuery> {
  return {
    from: 'opening_items',
    search: 'opening_items_search',
    tabs: {
      open: "state = 'open'",
      settled: "state = 'settled'",
      undone: "state = 'undone'",
      all: '',
    },
    sorts: { dueDate: 'due_date', party: 'party_order', number: 'number', date: 'date' },
    filters: { partyRole: equals('party_role'), currency: equals('currency') },
    within: partyInReach(actor, 'party_id'),
  }
}

/** A row of the contract from one of the table. */
export function openingItemRow(row: Record<string, SqlStorageValue>): OpeningItemRow {
  return {
    id: String(row.id),
    partyRole: OpeningRole.parse(row.party_role),
    partyName: String(row.party_name),
    number: String(row.number),
    date: String(row.date),
    dueDate: String(row.due_date),
    currency: String(row.currency),
    amount: Number(row.amount),
    due: Number(row.due),
    state: OpeningItemState.parse(row.state),
  }
}
