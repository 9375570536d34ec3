import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { madeStamps } from '../../../register/stamps.ts'

/** Files of statements. What an open one holds stands in its parts until it is taken or forgotten. */
export const bankImportsTable = sqliteTable(
  'bank_imports',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: ['csv', 'camt', 'mt940', 'ofx', 'feed', 'xlsx'] }).notNull(),
    state: text('state', { enum: ['open', 'done', 'undone'] }).notNull(),
    /** Of a CSV file: its heads and how it is read, JSON; so the next one like it is read the same. */
    heads: text('heads').notNull().default(''),
    reading: text('reading'),
    /** Where the accounts of a file that holds several go, JSON; else empty. */
    targets: text('targets').notNull().default(''),
    lineCount: integer('line_count').notNull(),
    newLines: integer('new_lines').notNull(),
    ...madeStamps(),
  },
  (table) => [index('bank_imports_by_account').on(table.account, table.id)],
)

/** The bytes of a file that is open, in pieces that fit into a row. */
export const bankImportPartsTable = sqliteTable(
  'bank_import_parts',
  {
    importId: text('import_id').notNull(),
    position: integer('position').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

/** Statements of taken files, with their balances in minor units where the file said them. */
export const bankStatementsTable = sqliteTable(
  'bank_statements',
  {
    id: text('id').primaryKey(),
    importId: text('import_id').notNull(),
    account: text('account').notNull(),
    number: text('number').notNull(),
    currency: text('currency').notNull(),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    opening: integer('opening'),
    closing: integer('closing'),
    /** Lines in the file, those that were there before included. */
    lineCount: integer('line_count').notNull(),
    newLines: integer('new_lines').notNull(),
    /** Set while it is closed: its matches then stay. */
    closedAt: text('closed_at'),
    closedByName: text('closed_by_name').notNull().default(''),
  },
  (table) => [
    index('bank_statements_by_account').on(table.account, table.toDate, table.id),
    index('bank_statements_by_import').on(table.importId),
  ],
)

/** Movements by the bank. Above zero came in; minor units. Never changed but for what it is matched with. */
export const bankLinesTable = sqliteTable(
  'bank_lines',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    importId: text('import_id').notNull(),
    statementId: text('statement_id').notNull(),
    account: text('account').notNull(),
    date: text('date').notNull(),
    valueDate: text('value_date').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    name: text('name').notNull(),
    iban: text('iban').notNull(),
    reference: text('reference').notNull(),
    text: text('text').notNull(),
    bankReference: text('bank_reference').notNull(),
    /** Of all that the bank says of it: an equal one in another file is the same movement. */
    hash: text('hash').notNull(),
    state: text('state', { enum: ['open', 'matched'] }).notNull(),
    /** Row of `bank_matches`. */
    matchId: text('match_id'),
  },
  (table) => [
    index('bank_lines_by_date').on(table.account, table.date, table.rowNumber),
    index('bank_lines_by_state').on(table.account, table.state, table.date, table.rowNumber),
    index('bank_lines_by_statement').on(table.statementId, table.state),
    index('bank_lines_by_match').on(table.matchId).where(sql`match_id is not null`),
    index('bank_lines_open_amounts').on(table.amount).where(sql`state = 'open'`),
    index('bank_lines_by_import').on(table.importId, table.state),
  ],
)

/** Lines of an account with lines of the journal on it; their sums are equal. */
export const bankMatchesTable = sqliteTable('bank_matches', {
  id: text('id').primaryKey(),
  account: text('account').notNull(),
  /** What was recorded with it, by kind and id, JSON; taken back when it is undone. */
  made: text('made').notNull(),
  ...madeStamps(),
})

/** Lines that were posted by themselves, as the bank said them then. Only ever added. */
export const bankEntriesTable = sqliteTable('bank_entries', {
  /** Source of the entry in the journal. */
  id: text('id').primaryKey(),
  lineId: text('line_id').notNull(),
  account: text('account').notNull(),
  date: text('date').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
})

/** Lines of the journal that are matched; each once. */
export const bankMatchEntriesTable = sqliteTable(
  'bank_match_entries',
  {
    matchId: text('match_id').notNull(),
    entrySequence: integer('entry_sequence').notNull(),
    position: integer('position').notNull(),
    account: text('account').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entrySequence, table.position] }),
    index('bank_match_entries_by_match').on(table.matchId),
    index('bank_match_entries_by_account').on(table.account),
  ],
)

/** Where lines go that say something; limits in minor units, parts JSON. */
export const bankRulesTable = sqliteTable('bank_rules', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  contains: text('contains').notNull(),
  direction: text('direction', { enum: ['in', 'out', 'any'] }).notNull(),
  from: integer('from_amount'),
  to: integer('to_amount'),
  bankAccount: text('bank_account').notNull(),
  parts: text('parts').notNull(),
  text: text('text').notNull(),
  version: integer('version').notNull(),
})

/** Accounts whose lines are fetched from their banks. */
export const bankFeedsTable = sqliteTable('bank_feeds', {
  account: text('account').primaryKey(),
  state: text('state', { enum: ['begun', 'live', 'ended'] }).notNull(),
  bank: text('bank').notNull(),
  country: text('country').notNull(),
  iban: text('iban').notNull().default(''),
  /** While it is begun: what the bank sends back, so that nobody brings the consent of another. */
  token: text('token').notNull().default(''),
  /** The provider's names of the consent and of the account. */
  sessionId: text('session_id').notNull().default(''),
  providerAccount: text('provider_account').notNull().default(''),
  validUntil: text('valid_until'),
  fetchedAt: text('fetched_at'),
  failure: text('failure', {
    enum: ['', 'notAnswering', 'consentEnded', 'otherCurrency', 'tooManyLines', 'daysClosed'],
  })
    .notNull()
    .default(''),
  begunAt: text('begun_at').notNull(),
  begunBy: text('begun_by').notNull(),
  begunByName: text('begun_by_name').notNull(),
})

export const bankLineSearch = fullText('bank_line_search', ['name', 'text', 'reference', 'amount'])
