import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FollowUp, FollowUpInput } from '#contract/customers/follow-ups.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const followUpsTable = sqliteTable(
  'follow_ups',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['task', 'call'] }).notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull(),
    dueDate: text('due_date'),
    /** The due day for the order of the list; none comes last. */
    dueOrder: text('due_order').notNull(),
    ownerId: text('owner_id').notNull(),
    repeat: text('repeat').$type<FollowUpInput['repeat']>().notNull(),
    subjectKind: text('subject_kind').$type<FollowUpInput['subjectKind']>().notNull(),
    subjectId: text('subject_id').notNull(),
    doneAt: text('done_at'),
    outcome: text('outcome').$type<FollowUp['outcome']>().notNull().default(''),
    place: text('place', { enum: ['open', 'done', 'archived'] })
      .notNull()
      .default('open'),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('follow_ups_by_due').on(table.place, table.dueOrder, table.id),
    index('follow_ups_by_change').on(table.place, table.updatedAt, table.id),
    index('follow_ups_by_owner').on(table.ownerId, table.place, table.dueOrder),
    index('follow_ups_by_subject').on(table.subjectId, table.place),
  ],
)

export type FollowUpStored = typeof followUpsTable.$inferSelect

export const followUpsSearch = fullText('follow_ups_search', ['title', 'notes'])
