import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Pictures and documents that pages of the firm's site may show. */
export const siteMediaTable = sqliteTable(
  'site_media',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['picture', 'document'] }).notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    /** Of the content, under which it lies among the firm's files. */
    hash: text('hash').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    focusX: real('focus_x').notNull(),
    focusY: real('focus_y').notNull(),
    /** Smaller sizes that were made: `Rendition`s, as JSON. */
    sizes: text('sizes').notNull(),
    ...stamps(),
  },
  (table) => [
    index('site_media_by_time').on(table.createdAt, table.id),
    index('site_media_by_name').on(sql`name collate nocase`, table.id),
    index('site_media_by_kind').on(table.kind, table.createdAt, table.id),
    index('site_media_by_kind_name').on(table.kind, sql`name collate nocase`, table.id),
    index('site_media_by_hash').on(table.hash),
  ],
)

export const siteMediaSearch = fullText('site_media_search', ['name', 'alt'])
