import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  type ChecklistItem,
  type TaskLink,
  taskPriorities,
  taskRepeatFroms,
  taskRepeats,
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
    /** Who does it; `assigneesTable` finds tasks by them. */
    assigneeIds: text('assignee_ids', { mode: 'json' }).$type<string[]>().notNull(),
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
    isShared: integer('is_shared', { mode: 'boolean' }).notNull().default(false),
    repeats: text('repeats', { enum: taskRepeats }).notNull(),
    repeatEvery: integer('repeat_every').notNull(),
    repeatFrom: text('repeat_from', { enum: taskRepeatFroms }).notNull(),
    repeatUntil: text('repeat_until'),
    /** Its series and its number in it, from 1; empty of one that never repeated. */
    seriesId: text('series_id').notNull().default(''),
    seriesNumber: integer('series_number').notNull().default(0),
    /** When the rule had the first one due, and this one; people may have moved it since. */
    firstDue: text('first_due').notNull().default(''),
    slot: text('slot').notNull().default(''),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('project_tasks_by_due').on(table.stage, table.dueOrder, table.id),
    index('project_tasks_by_title').on(table.stage, sql`title collate nocase`, table.id),
    index('project_tasks_by_change').on(table.stage, table.updatedAt, table.id),
    index('project_tasks_by_project').on(table.projectId, table.id),
    index('project_tasks_by_parent').on(table.parentId).where(sql`parent_id <> ''`),
    index('project_tasks_shared').on(table.projectId).where(sql`is_shared = 1`),
    // Two people who complete the same task make one that follows.
    uniqueIndex('project_tasks_series')
      .on(table.seriesId, table.seriesNumber)
      .where(sql`series_id <> ''`),
  ],
)

export const tasksSearch = fullText('project_tasks_search', ['title', 'notes'])

/** Tasks by who does them, in the order of their due dates; `schema.sql` keeps it to the tasks. */
export const assigneesTable = sqliteTable(
  'task_assignees',
  {
    personId: text('person_id').notNull(),
    stage: text('stage', { enum: ['open', 'done', 'archived'] }).notNull(),
    dueOrder: text('due_order').notNull(),
    taskId: text('task_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.stage, table.dueOrder, table.taskId] }),
    index('task_assignees_by_task').on(table.taskId, table.personId),
  ],
)

/**
 * What programs know each task of a project by, and the number of its last change; see `schema.sql`,
 * which notes every change.
 */
export const taskObjectsTable = sqliteTable(
  'task_objects',
  {
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    uid: text('uid').notNull(),
    /** The last part of its address. */
    name: text('name').notNull(),
    changeNumber: integer('change_number').notNull(),
    /** Archived, deleted or taken to another project. */
    isGone: integer('is_gone', { mode: 'boolean' }).notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.taskId] }),
    uniqueIndex('task_objects_by_uid').on(table.projectId, table.uid),
    uniqueIndex('task_objects_by_name').on(table.projectId, table.name),
    index('task_objects_by_change').on(table.projectId, table.changeNumber),
    index('task_objects_by_number').on(table.changeNumber),
  ],
)

/** Tasks as programs wrote them, with what was read of them. */
export const taskSourcesTable = sqliteTable('task_sources', {
  taskId: text('task_id').primaryKey(),
  text: text('text').notNull(),
  base: text('base').notNull(),
})
