import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type ChecklistItem,
  type TaskLink,
  taskPriorities,
  taskStates,
} from '#contract/projects/tasks.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Sorts after every day there is: of tasks that are due on none. */
export const noDueDate = '9999-12-31'

export const tasksTable = sqliteTable(
  'project_tasks',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    projectId: text('project_id').notNull(),
    title: text('title').notNull(),
    parentId: text('parent_id').notNull(),
    assigneeId: text('assignee_id').notNull(),
    state: text('state', { enum: taskStates }).notNull(),
    /** Where its list has it: open, done or archived. */
    stage: text('stage', { enum: ['open', 'done', 'archived'] }).notNull(),
    priority: text('priority', { enum: taskPriorities }).notNull(),
    estimateHours: text('estimate_hours').notNull(),
    startDate: text('start_date'),
    dueDate: text('due_date'),
    /** The due date, or `noDueDate`: what is sorted by is never null. */
    dueOrder: text('due_order').notNull(),
    percentDone: integer('percent_done').notNull(),
    doneDate: text('done_date'),
    checklist: text('checklist', { mode: 'json' }).$type<ChecklistItem[]>().notNull(),
    links: text('links', { mode: 'json' }).$type<TaskLink[]>().notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('project_tasks_by_due').on(table.stage, table.dueOrder, table.id),
    index('project_tasks_by_title').on(table.stage, sql`title collate nocase`, table.id),
    index('project_tasks_by_change').on(table.stage, table.updatedAt, table.id),
    index('project_tasks_by_project').on(table.projectId, table.id),
    index('project_tasks_by_person').on(table.assigneeId, table.stage),
  ],
)

export const tasksSearch = fullText('project_tasks_search', ['title', 'notes'])
