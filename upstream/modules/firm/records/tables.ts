import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Files kept with records; their bytes are in the bucket. */
export const attachmentsTable = sqliteTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of its bytes, hexadecimal. */
    hash: text('hash').notNull().default(''),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    index('attachments_by_record').on(table.recordId, table.kind),
    index('attachments_by_hash').on(table.hash, table.kind),
  ],
)

export const commentsTable = sqliteTable(
  'record_comments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    text: text('text').notNull(),
    /** Who was notified of it: a JSON list of `{ userId, name }`. */
    mentions: text('mentions').notNull(),
    createdAt: text('created_at').notNull(),
    editedAt: text('edited_at'),
    createdBy: text('created_by').notNull(),
    byName: text('by_name').notNull(),
    /** Whether it stands on the document's public page. */
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    /** Where an answer goes, of one that a customer wrote. */
    email: text('email').notNull().default(''),
  },
  (table) => [index('record_comments_by_record').on(table.recordId, table.kind)],
)

/** Which record stands to which other, as an arrow from the first. */
export const linksTable = sqliteTable(
  'record_links',
  {
    fromKind: text('from_kind').notNull(),
    fromId: text('from_id').notNull(),
    relation: text('relation').notNull(),
    toKind: text('to_kind').notNull(),
    toId: text('to_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.fromId, table.fromKind, table.relation, table.toKind, table.toId],
    }),
    index('record_links_by_target').on(table.toId, table.toKind),
  ],
)

/** What the search shows of a record; what it is found by is in `record_search`. */
export const searchEntriesTable = sqliteTable(
  'search_entries',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    /** Minor units of `currency`. */
    amount: integer('amount'),
    currency: text('currency'),
    date: text('date'),
  },
  (table) => [uniqueIndex('search_entries_by_record').on(table.recordId, table.kind)],
)

/** When the customer's page of a document was looked at. Of who looked nothing is kept. */
export const looksTable = sqliteTable(
  'record_looks',
  {
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    /** The page counts as open until then; the time it was left once it was. Empty until it speaks. */
    openUntil: text('open_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.kind] })],
)

/** Members whose page of a record is open, who are told of looks. */
export const lookWatchersTable = sqliteTable(
  'record_look_watchers',
  {
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    userId: text('user_id').notNull(),
    until: text('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.kind, table.userId] })],
)
