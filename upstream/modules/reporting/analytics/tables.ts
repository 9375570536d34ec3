import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Analysis, AnalysisQuery } from '#contract/reporting/analytics.ts'
import { mailedColumns } from '../../../recurrence/mailed-columns.ts'

/** Questions under a name. */
export const savedAnalysesTable = sqliteTable(
  'saved_analyses',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    query: text('query', { mode: 'json' }).$type<AnalysisQuery>().notNull(),
    /** Counts up with each other question: what was kept says of which it is. */
    definition: integer('definition').notNull(),
    /** Roles that see it beside its owner; `everybody` for all. */
    roles: text('roles', { mode: 'json' }).$type<string[]>().notNull(),
    ...mailedColumns(),
  },
  (table) => [index('saved_analyses_by_next').on(table.nextAt).where(sql`next_at <> ''`)],
)

/** Saved analyses beside each other, for whoever made it and the roles it is shared with. */
export const analysisBoardsTable = sqliteTable('analysis_boards', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  roles: text('roles', { mode: 'json' }).$type<string[]>().notNull(),
  ownerId: text('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  /** Ids of saved analyses in their order. */
  cards: text('cards', { mode: 'json' }).$type<string[]>().notNull(),
  version: integer('version').notNull(),
})

/** What saved analyses said at the end of days, by which of their questions; nothing changes it afterwards. */
export const analysisSnapshotsTable = sqliteTable(
  'analysis_snapshots',
  {
    savedAnalysisId: text('saved_analysis_id').notNull(),
    day: text('day').notNull(),
    definition: integer('definition').notNull(),
    takenAt: text('taken_at').notNull(),
    /** The contract's Analysis, in the words of its owner's language then. */
    analysis: text('analysis', { mode: 'json' }).$type<Analysis>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.savedAnalysisId, table.day] })],
)
