import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { sitePageKinds, sitePageStates } from '#contract/website/site-pages.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Pages and posts of the firm's site, one row for each language, as they are written. */
export const sitePagesTable = sqliteTable(
  'site_pages',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: sitePageKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The same page in other languages has the same. */
    groupId: text('group_id').notNull(),
    parentGroupId: text('parent_group_id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** `Blocks` of the contract, as JSON. */
    blocks: text('blocks').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    /** Words, as JSON. */
    tags: text('tags').notNull(),
    seoTitle: text('seo_title').notNull(),
    seoDescription: text('seo_description').notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
    pictureId: text('picture_id').notNull(),
    /** The number of the version that is being written. */
    revision: integer('revision').notNull(),
    /** The version that visitors see; null for none. */
    publishedRevision: integer('published_revision'),
    /** When it was published first, and where it is or was last. */
    publishedAt: text('published_at'),
    path: text('path'),
    publishAt: text('publish_at'),
    unpublishAt: text('unpublish_at'),
    /** When somebody who may not publish asked for it, and who; null and empty when nobody does. */
    submittedAt: text('submitted_at'),
    submittedBy: text('submitted_by').notNull().default(''),
    submittedByName: text('submitted_by_name').notNull().default(''),
    /** Why it was sent back; empty where it was not. */
    sentBack: text('sent_back').notNull().default(''),
    /** What follows from the columns above, so that a list can be filtered by it. */
    state: text('state', { enum: sitePageStates }).notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('site_pages_by_title').on(table.isArchived, sql`title collate nocase`, table.id),
    index('site_pages_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('site_pages_by_group').on(table.groupId, table.language),
    index('site_pages_by_slug').on(table.slug, table.language),
  ],
)

export const sitePagesSearch = fullText('site_pages_search', ['title', 'text'])

/** Every version of a page; `content` is `RevisionContent` as JSON. */
export const siteRevisionsTable = sqliteTable(
  'site_revisions',
  {
    pageId: text('page_id').notNull(),
    number: integer('number').notNull(),
    savedAt: text('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    restoredFrom: integer('restored_from'),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)
