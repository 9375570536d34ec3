import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { redirectOrigins } from '#contract/website/publishing.ts'

/** One row: which manifest visitors see, since when and by whom. `version` goes up with each publication. */
export const sitePointerTable = sqliteTable('site_pointer', {
  id: text('id').primaryKey(),
  manifestId: text('manifest_id').notNull(),
  version: integer('version').notNull(),
  publishedAt: text('published_at').notNull(),
  publishedBy: text('published_by').notNull(),
})

/** Pages as they are published: where each stands, what it is, and from what it was made, as JSON. */
export const siteLivePagesTable = sqliteTable('site_live_pages', {
  pageId: text('page_id').primaryKey(),
  path: text('path').notNull(),
  page: text('page').notNull(),
  made: text('made').notNull(),
})

export const siteRedirectsTable = sqliteTable('site_redirects', {
  source: text('source').primaryKey(),
  /** The page that it leads to, whatever its address; empty for an address. */
  pageId: text('page_id').notNull(),
  address: text('address').notNull(),
  origin: text('origin', { enum: redirectOrigins }).notNull(),
})

/**
 * What the site answers at each path: content by its hash, another address, or that it is gone. Rows of
 * the manifest that visitors see, and stylesheets of the last day for pages that somebody has open.
 */
export const siteEntriesTable = sqliteTable(
  'site_entries',
  {
    path: text('path').primaryKey(),
    kind: text('kind', { enum: ['content', 'redirect', 'gone'] }).notNull(),
    hash: text('hash').notNull(),
    type: text('type').notNull(),
    target: text('target').notNull(),
    /** When the manifest named it last; null for one that it names. */
    leftAt: text('left_at'),
  },
  (table) => [index('site_entries_by_hash').on(table.hash)],
)

/** What was made, under the hash of its content. Files of media lie among the firm's files. */
export const siteContentsTable = sqliteTable('site_contents', {
  hash: text('hash').primaryKey(),
  content: text('content').notNull(),
})
