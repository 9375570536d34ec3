import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const accountsTable = sqliteTable('accounts', {
  code: text('code').primaryKey(),
  /** Names by language, JSON. */
  name: text('name').notNull(),
  type: text('type', { enum: ['asset', 'liability', 'equity', 'income', 'expense'] }).notNull(),
  subtype: text('subtype').notNull(),
  /** What the postings use the account for; unique where set. */
  role: text('role').unique(),
})

/** `sequence` runs without gaps. Entries are never updated or deleted: they are reversed. */
export const journalEntriesTable = sqliteTable(
  'journal_entries',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    date: text('date').notNull(),
    memo: text('memo').notNull(),
    sourceKind: text('source_kind').notNull(),
    sourceId: text('source_id').notNull(),
    reversesId: text('reverses_id'),
    postedAt: text('posted_at').notNull(),
    postedBy: text('posted_by').notNull(),
  },
  (table) => [
    index('journal_entries_by_source').on(table.sourceId),
    index('journal_entries_by_date').on(table.date),
  ],
)

export const journalLinesTable = sqliteTable(
  'journal_lines',
  {
    entrySequence: integer('entry_sequence').notNull(),
    position: integer('position').notNull(),
    account: text('account').notNull(),
    /** Of the entry, so that an account is read by date without joining. */
    date: text('date').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    partyId: text('party_id'),
    openItemId: text('open_item_id'),
    taxCode: text('tax_code'),
    /** What the tax is worked out from, base currency, debit positive. */
    taxBase: integer('tax_base'),
    /** Foreign currency and its amount in minor units, debit positive. */
    currency: text('currency'),
    amount: integer('amount'),
    /** Project or cost centre. */
    dimension: text('dimension'),
  },
  (table) => [
    primaryKey({ columns: [table.entrySequence, table.position] }),
    index('journal_lines_by_account').on(table.account, table.date, table.entrySequence),
    index('journal_lines_by_party')
      .on(table.partyId, table.account, table.date)
      .where(sql`party_id is not null`),
  ],
)

/** Sums of the journal by account and month, written by the one function that posts. */
export const accountMonthsTable = sqliteTable(
  'account_months',
  {
    account: text('account').notNull(),
    month: text('month').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.month] })],
)
