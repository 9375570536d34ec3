import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SegmentCondition } from '#contract/customers/segments.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import type { Definition } from './definition.ts'

export const segmentsTable = sqliteTable(
  'segments',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    match: text('match_of', { enum: ['all', 'any'] }).notNull(),
    conditions: text('conditions', { mode: 'json' }).$type<SegmentCondition[]>().notNull(),
    /** What the conditions mean, with the number of its changes. */
    definition: text('definition', { mode: 'json' }).$type<Definition>().notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('segments_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('segments_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export type SegmentStored = typeof segmentsTable.$inferSelect

export const segmentsSearch = fullText('segments_search', ['name', 'notes'])
