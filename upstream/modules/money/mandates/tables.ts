import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** What customers signed, so that the firm may collect from their accounts. */
export const mandatesTable = sqliteTable(
  'mandates',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    customerOrder: text('customer_order').notNull(),
    scheme: text('scheme', { enum: ['core', 'b2b'] }).notNull(),
    kind: text('kind', { enum: ['recurrent', 'oneOff'] }).notNull(),
    signedOn: text('signed_on').notNull(),
    iban: text('iban').notNull(),
    holder: text('holder').notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: ['active', 'used', 'revoked'] }).notNull(),
    lastUsedOn: text('last_used_on'),
    debitCount: integer('debit_count').notNull().default(0),
    revokedAt: text('revoked_at'),
    revokedReason: text('revoked_reason').notNull().default(''),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('mandates_by_reference').on(sql`reference collate nocase`),
    index('mandates_by_reference_order').on(table.reference, table.id),
    index('mandates_by_customer_order').on(table.customerOrder, table.id),
    index('mandates_by_signed_on').on(table.signedOn, table.id),
    index('mandates_state_reference').on(table.state, table.reference, table.id),
    index('mandates_state_customer').on(table.state, table.customerOrder, table.id),
    index('mandates_state_signed_on').on(table.state, table.signedOn, table.id),
    index('mandates_by_customer').on(table.customerId, table.id),
  ],
)

/** One row: who collects, and how long before a customer is told. */
export const debitSettingsTable = sqliteTable('debit_settings', {
  id: integer('id').primaryKey(),
  creditorId: text('creditor_id').notNull(),
  noticeDays: integer('notice_days').notNull(),
  version: integer('version').notNull(),
})

export const mandateSearch = fullText('mandate_search', ['reference', 'customer', 'iban'])
