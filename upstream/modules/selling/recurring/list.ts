import { RecurrenceState, RecurrenceUnit } from '#contract/core/recurrence.ts'
import {
  type RecurringListQuery,
  RecurringMode,
  type RecurringRow,
} from '#contract/selling/recurring.ts'
import type { Actor } from '../../../firm/actor.ts'
import { recurrenceTabs } from '../../../recurrence/list-parts.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'

/** The list of recurring invoices: what it can be searched, filtered and sorted by. */
export const recurringList: RegisterSource<RecurringListQuery> = {
  from: 'recurring',
  search: 'recurring_search',
  tabs: recurrenceTabs,
  sorts: {
    nextDate: 'next_date',
    name: 'name_order',
    customer: 'customer_order',
    total: 'total',
  },
  filters: { customerId: equals('customer_id'), mode: equals('mode') },
  totals: { currency: 'currency', sums: { net: 'net', total: 'total' } },
}

/** The list as far as somebody's role reaches: whose customers they are. */
export function reachedRecurring(actor: Actor): RegisterSource<RecurringListQuery> {
  return { ...recurringList, within: partyInReach(actor, 'customer_id') }
}

/** Makes a row of the contract from one of the table. */
export function recurringRow(row: Record<string, SqlStorageValue>): RecurringRow {
  return {
    id: String(row.id),
    name: String(row.name),
    state: RecurrenceState.parse(row.state),
    customerId: String(row.customer_id),
    customerName: String(row.customer_name),
    currency: String(row.currency),
    every: Number(row.every),
    unit: RecurrenceUnit.parse(row.unit),
    mode: RecurringMode.parse(row.mode),
    nextDate: row.next_date === '' ? null : String(row.next_date),
    madeCount: Number(row.made_count),
    failures: Number(row.failures),
    net: Number(row.net),
    total: Number(row.total),
  }
}
