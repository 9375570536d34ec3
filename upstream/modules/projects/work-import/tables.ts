import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type WorkTrial,
  workImportStates,
  workKinds,
  workPrograms,
} from '#contract/projects/work-imports.ts'
import { madeStamps } from '../../../register/stamps.ts'

/** Files of other programs, from their trial to their undo. */
export const workImportsTable = sqliteTable('work_imports', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  program: text('program', { enum: workPrograms }),
  state: text('state', { enum: workImportStates }).notNull(),
  heads: text('heads', { mode: 'json' }).$type<string[]>().notNull(),
  trial: text('trial', { mode: 'json' }).$type<WorkTrial>(),
  /** Whether who imports it may add customers. */
  addsCustomers: integer('adds_customers', { mode: 'boolean' }).notNull().default(false),
  ...madeStamps(),
})

export const itemOutcomes = ['added', 'known', 'refused', 'removed', 'kept'] as const

/** What a file names, in the order in which it is made, and which record each became. */
export const workImportItemsTable = sqliteTable(
  'work_import_items',
  {
    importId: text('import_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: workKinds }).notNull(),
    /** Its name among others of the file. */
    key: text('key').notNull(),
    /** The same in another file of the same program: what has it is there once. */
    sourceKey: text('source_key').notNull(),
    line: integer('line').notNull(),
    label: text('label').notNull(),
    seconds: integer('seconds').notNull(),
    /** What is made of it, as JSON; null once it is made. */
    data: text('data'),
    recordId: text('record_id'),
    outcome: text('outcome', { enum: itemOutcomes }),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('work_import_items_by_key').on(table.importId, table.kind, table.key),
    index('work_import_items_by_source').on(table.sourceKey).where(sql`outcome = 'added'`),
  ],
)
