import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ChecklistTemplateInput } from '#contract/people/checklists.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const checklistTemplatesTable = sqliteTable(
  'checklist_templates',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['onboarding', 'offboarding', 'other'] }).notNull(),
    steps: text('steps', { mode: 'json' }).$type<ChecklistTemplateInput['steps']>().notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('checklist_templates_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('checklist_templates_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const checklistTemplatesSearch = fullText('checklist_templates_search', ['name'])

/** Checklists that were begun for somebody. */
export const checklistsTable = sqliteTable(
  'checklists',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['onboarding', 'offboarding', 'other'] }).notNull(),
    day: text('day').notNull(),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('checklists_open').on(table.isDone, table.day, table.id),
    index('checklists_of_employee').on(table.employeeId, table.day),
  ],
)

export const checklistStepsTable = sqliteTable(
  'checklist_steps',
  {
    id: text('id').primaryKey(),
    checklistId: text('checklist_id')
      .notNull()
      .references(() => checklistsTable.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    doer: text('doer', { enum: ['hr', 'manager', 'person'] }).notNull(),
    dueDate: text('due_date').notNull(),
    doneAt: text('done_at'),
    doneByName: text('done_by_name').notNull().default(''),
  },
  (table) => [
    index('checklist_steps_of_list').on(table.checklistId, table.position),
    index('checklist_steps_open').on(table.doneAt, table.dueDate),
  ],
)
