import {
  PurchaseKind,
  type RecurringPurchaseListQuery,
  RecurringPurchaseMode,
  type RecurringPurchaseRow,
} from '#contract/buying/recurring-purchases.ts'
import { RecurrenceState, RecurrenceUnit } from '#contract/core/recurrence.ts'
import type { Actor } from '../../../firm/actor.ts'
import { recurrenceTabs } from '../../../recurrence/list-parts.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'

/** The list of recurring purchases: what it can be searched, filtered and sorted by. */
export const recurringPurchaseList: RegisterSource<RecurringPurchaseListQuery> = {
  from: 'recurring_purchases',
  search: 'recurring_purchase_search',
  tabs: recurrenceTabs,
  sorts: {
    nextDate: 'next_date',
    name: 'name_order',
    supplier: 'supplier_order',
    total: 'total',
  },
  filters: { kind: equals('kind'), mode: equals('mode') },
  totals: { currency: 'currency', sums: { total: 'total' } },
}

/** The list as far as somebody's role reaches: whose suppliers they are. */
export function reachedPurchases(actor: Actor): RegisterSource<RecurringPurchaseListQuery> {
  const within = partyInReach(actor, 'supplier_id')
  if (!within) return recurringPurchaseList
  const sql = `(supplier_id is null or ${within.sql})`
  return { ...recurringPurchaseList, within: { ...within, sql } }
}

/** Makes a row of the contract from one of the table. */
export function recurringPurchaseRow(row: Record<string, SqlStorageValue>): RecurringPurchaseRow {
  return {
    id: String(row.id),
    name: String(row.name),
    kind: PurchaseKind.parse(row.kind),
    state: RecurrenceState.parse(row.state),
    supplierName: String(row.supplier_name),
    currency: String(row.currency),
    every: Number(row.every),
    unit: RecurrenceUnit.parse(row.unit),
    mode: RecurringPurchaseMode.parse(row.mode),
    nextDate: row.next_date === '' ? null : String(row.next_date),
    madeCount: Number(row.made_count),
    failures: Number(row.failures),
    total: Number(row.total),
  }
}
