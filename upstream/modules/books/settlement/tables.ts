import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What is still to be received or paid, one row for each document or each of its instalments. A
 * debit item is owed to the firm (an invoice, a refund, money paid to a supplier in advance), a
 * credit item by the firm (a customer's payment or credit note as far as it is unused, a bill).
 */
export const openItemsTable = sqliteTable(
  'open_items',
  {
    id: text('id').primaryKey(),
    partyId: text('party_id').notNull(),
    direction: text('direction', { enum: ['receivable', 'payable', 'employee'] }).notNull(),
    side: text('side', { enum: ['debit', 'credit'] }).notNull(),
    documentKind: text('document_kind').notNull(),
    documentId: text('document_id').notNull(),
    documentNumber: text('document_number').notNull(),
    date: text('date').notNull(),
    dueDate: text('due_date').notNull(),
    currency: text('currency').notNull(),
    /** In minor units of `currency` and of the base currency; both positive. */
    amount: integer('amount').notNull(),
    amountBase: integer('amount_base').notNull(),
    balance: integer('balance').notNull(),
    balanceBase: integer('balance_base').notNull(),
    /** No allocation may have effect before: its own date, or that of the last one taken back. */
    earliestDate: text('earliest_date').notNull(),
    /** The day from which nothing is open; `9999-12-31` while something is. */
    settledDate: text('settled_date').notNull(),
    /** Id of who made its document: what a role that reaches its own or its team's sees. */
    madeBy: text('made_by').notNull(),
    /** The day its document was taken back: voided, or a payment that bounced. */
    closedDate: text('closed_date'),
  },
  (table) => [
    // With direction and side, as else those two alone would find the open items of all documents.
    index('open_items_by_document').on(table.documentId, table.direction, table.side),
    index('open_items_by_party').on(table.partyId, table.settledDate),
    index('open_items_by_account').on(
      table.partyId,
      table.direction,
      table.date,
      table.documentNumber,
      table.id,
    ),
    index('open_items_closed')
      .on(table.partyId, table.direction, table.closedDate, table.documentNumber, table.id)
      .where(sql`closed_date is not null`),
    index('open_items_of_payments').on(table.date).where(sql`document_kind = 'payment'`),
    index('open_items_as_of').on(table.direction, table.side, table.settledDate, table.date),
    index('open_items_open')
      .on(table.direction, table.side, table.dueDate, table.id)
      .where(sql`balance <> 0`),
    index('open_items_open_by_party')
      .on(table.direction, table.side, table.partyId, table.dueDate, table.balanceBase)
      .where(sql`balance <> 0`),
  ],
)

/** A debit item matched with a credit item. Never changed or deleted: it is taken back. */
export const allocationsTable = sqliteTable(
  'allocations',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['payment', 'creditNote', 'credit', 'refund', 'discount', 'writeOff', 'netting'],
    }).notNull(),
    debitItemId: text('debit_item_id').notNull(),
    creditItemId: text('credit_item_id').notNull(),
    /** Each in its item's currency; bases at its item's rate, so they may differ. */
    debitAmount: integer('debit_amount').notNull(),
    debitBase: integer('debit_base').notNull(),
    creditAmount: integer('credit_amount').notNull(),
    creditBase: integer('credit_base').notNull(),
    effectiveDate: text('effective_date').notNull(),
    /** Source of the journal entry it was posted with; its own id where that entry is its alone. */
    entrySourceId: text('entry_source_id').notNull(),
    /** What it was recorded with: a payment, whose discounts have entries of their own. */
    causeId: text('cause_id').notNull(),
    /** Why it was written off. */
    note: text('note').notNull().default(''),
    recordedAt: text('recorded_at').notNull(),
    recordedBy: text('recorded_by').notNull(),
    reversalDate: text('reversal_date'),
    reversedAt: text('reversed_at'),
    reversedBy: text('reversed_by'),
  },
  (table) => [
    index('allocations_by_debit_item').on(table.debitItemId, table.id),
    index('allocations_by_credit_item').on(table.creditItemId, table.id),
    index('allocations_by_cause').on(table.causeId),
    index('allocations_by_date').on(table.effectiveDate),
    index('allocations_by_reversal').on(table.reversalDate).where(sql`reversal_date is not null`),
    index('allocations_by_entry').on(table.entrySourceId),
    index('allocations_by_recording').on(table.recordedAt),
    index('allocations_by_taking_back').on(table.reversedAt).where(sql`reversed_at is not null`),
    index('allocations_of_write_offs').on(table.effectiveDate).where(sql`kind = 'writeOff'`),
  ],
)

/**
 * What an allocation did to a party's account because its other item is in another currency, on the
 * other side of the firm's books or another party's; one more row where it was taken back.
 */
export const accountOffsetsTable = sqliteTable(
  'account_offsets',
  {
    /** Of the allocation, with `reversed` where it was taken back. */
    id: text('id').notNull(),
    itemId: text('item_id').notNull(),
    partyId: text('party_id').notNull(),
    direction: text('direction').notNull(),
    date: text('date').notNull(),
    documentNumber: text('document_number').notNull(),
    /** In minor units of the item's currency; above zero it is owed to the firm. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.itemId] }),
    index('account_offsets_by_account').on(
      table.partyId,
      table.direction,
      table.date,
      table.documentNumber,
    ),
  ],
)

/** What is open by due date: lists, ages and overdue sums come from it, however many items. */
export const openDueDaysTable = sqliteTable(
  'open_due_days',
  {
    direction: text('direction').notNull(),
    side: text('side').notNull(),
    documentKind: text('document_kind').notNull(),
    dueDate: text('due_date').notNull(),
    currency: text('currency').notNull(),
    count: integer('count').notNull(),
    total: integer('total').notNull(),
    totalBase: integer('total_base').notNull(),
    balance: integer('balance').notNull(),
    balanceBase: integer('balance_base').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.direction, table.side, table.documentKind, table.dueDate, table.currency],
    }),
  ],
)

/**
 * By how much balances changed, by the month and by the day it had effect: what was open on a past
 * day is the sum of the months before it and of the days of its own. By party and due date:
 * `party_balance_changes` in `schema.sql`.
 */
export const balanceChangesTable = sqliteTable(
  'balance_changes',
  {
    direction: text('direction').notNull(),
    side: text('side').notNull(),
    /** `2026-03` for the sum of a month, `2026-03-14` for that of a day. */
    period: text('period').notNull(),
    unit: text('unit', { enum: ['month', 'day'] }).notNull(),
    currency: text('currency').notNull(),
    balance: integer('balance').notNull(),
    balanceBase: integer('balance_base').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.unit, table.period, table.direction, table.side, table.currency],
    }),
  ],
)
