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
  /** Code of the account it stands under, of the same type. */
  parent: text('parent'),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  /** Of a bank account of the firm. */
  iban: text('iban').notNull().default(''),
  version: integer('version').notNull().default(1),
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
    /** SHA-256 of the document that is posted, by its owner. */
    documentHash: text('document_hash'),
    /** Row of `ledger_lock_log`: the exception that let it into a locked period. */
    exceptionId: text('exception_id'),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 of the entry, its lines and `previous_hash`. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('journal_entries_by_source').on(table.sourceId),
    index('journal_entries_by_date').on(table.date),
    index('journal_entries_by_kind').on(table.sourceKind, table.date),
  ],
)

/** Written before their entry, whose insertion proves that they balance. */
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
    /** Of `cost_centres`. */
    costCentreId: text('cost_centre_id'),
  },
  (table) => {
    // The amounts stand in it, so that counting and adding up read no line itself.
    const ofAccount = [
      table.account,
      table.date,
      table.entrySequence,
      table.position,
      table.debit,
      table.credit,
    ] as const
    return [
      primaryKey({ columns: [table.entrySequence, table.position] }),
      index('journal_lines_by_account').on(...ofAccount),
      index('journal_lines_by_tax')
        .on(table.taxCode, ...ofAccount, table.taxBase)
        .where(sql`tax_code is not null`),
      index('journal_lines_by_party')
        .on(table.partyId, table.account, table.date, table.debit, table.credit)
        .where(sql`party_id is not null`),
      index('journal_lines_by_cost_centre')
        .on(table.costCentreId, table.date, table.account, table.debit, table.credit)
        .where(sql`cost_centre_id is not null`),
    ]
  },
)

/**
 * Sums of the journal by day and account, kept by a trigger, with how many lines they are of and the
 * sequences of the first and the last entry: what the books knew at an entry is found without its lines.
 */
export const accountDaysTable = sqliteTable(
  'account_days',
  {
    date: text('date').notNull(),
    account: text('account').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    lines: integer('lines').notNull(),
    firstSequence: integer('first_sequence').notNull(),
    lastSequence: integer('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.account] })],
)

/**
 * Sums of the journal by kind of source, day and account, kept by a trigger: of entries that opened an
 * item and of others. An entry is counted once on each of its accounts.
 */
export const kindDaysTable = sqliteTable(
  'kind_days',
  {
    sourceKind: text('source_kind').notNull(),
    date: text('date').notNull(),
    account: text('account').notNull(),
    isOnCredit: integer('is_on_credit').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceKind, table.date, table.account, table.isOnCredit] }),
  ],
)

/** Sums by month: adding up the days of many years took a hundred times as long. */
export const accountMonthsTable = sqliteTable(
  'account_months',
  {
    month: text('month').notNull(),
    account: text('account').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.account] })],
)

/** One row. The last days that no longer take postings; the hard one takes none from anybody. */
export const ledgerLocksTable = sqliteTable('ledger_locks', {
  id: integer('id').primaryKey(),
  softDate: text('soft_date'),
  hardDate: text('hard_date'),
})

/** Every change of a lock, and every exception that somebody took from the soft one. */
export const ledgerLockLogTable = sqliteTable('ledger_lock_log', {
  id: text('id').primaryKey(),
  at: text('at').notNull(),
  actorId: text('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  action: text('action', { enum: ['soft', 'hard', 'exception'] }).notNull(),
  dateBefore: text('date_before'),
  dateAfter: text('date_after'),
  reason: text('reason').notNull(),
  /** When an exception is over. */
  endsAt: text('ends_at'),
})

/** Entries that persons write, from draft on; what is posted of them stands in the journal. */
export const manualEntriesTable = sqliteTable(
  'manual_entries',
  {
    id: text('id').primaryKey(),
    state: text('state', { enum: ['draft', 'posted', 'reversed'] }).notNull(),
    date: text('date').notNull(),
    memo: text('memo').notNull(),
    reverseDate: text('reverse_date'),
    /** JSON, as the contract has them. */
    lines: text('lines').notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    entryId: text('entry_id'),
    reversalId: text('reversal_id'),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    /** Whoever wrote it last while it was a draft. */
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
  },
  (table) => [index('manual_entries_by_state').on(table.state, table.id)],
)

export const journalTemplatesTable = sqliteTable('journal_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  memo: text('memo').notNull(),
  lines: text('lines').notNull(),
  every: text('every', { enum: ['never', 'month', 'quarter', 'year'] }).notNull(),
  startDate: text('start_date'),
  endDate: text('end_date'),
  posts: integer('posts', { mode: 'boolean' }).notNull(),
  /** Entries it made; the next date is counted from its start. */
  runs: integer('runs').notNull(),
  nextDate: text('next_date'),
  version: integer('version').notNull(),
})
