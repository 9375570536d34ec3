import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { importPrograms } from '#contract/core/imports.ts'
import type { ImportWork } from './import/work.ts'
import { madeStamps } from './stamps.ts'

/** Lists as somebody wants to see them again. */
export const savedViewsTable = sqliteTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    /** The register's name: its module's folder. */
    register: text('register').notNull(),
    name: text('name').notNull(),
    /** The list's address after the question mark. */
    query: text('query').notNull(),
    isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('saved_views_by_register').on(table.register, table.name, table.id)],
)

/** What people typed into forms and did not save: one row a person and form. */
export const keptFormsTable = sqliteTable(
  'kept_forms',
  {
    userId: text('user_id').notNull(),
    /** Its address within the firm. */
    form: text('form').notNull(),
    /** As the browser wrote it. */
    content: text('content').notNull(),
    keptAt: text('kept_at').notNull(),
    /** Of which open page it is. Without content: that page was saved, and keeps nothing more. */
    visit: text('visit').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
)

/** A file that is being imported, and what became of it. */
export const importsTable = sqliteTable(
  'imports',
  {
    id: text('id').primaryKey(),
    register: text('register').notNull(),
    fileName: text('file_name').notNull(),
    /** The heads of the file's columns, JSON; the same heads are mapped in the same way again. */
    heads: text('heads').notNull(),
    /** Which column each field is read from, JSON; null until somebody said so. */
    mapping: text('mapping'),
    /** The program that wrote the file, where that is known. */
    program: text('program', { enum: importPrograms }),
    rowCount: integer('row_count').notNull(),
    /** Rows of such a program's file that are something else, such as payments. */
    passedOver: integer('passed_over').notNull(),
    /** A workbook keeps machine decimals; in a text they are as somebody typed them. */
    numbers: text('numbers', { enum: ['machine', 'typed'] }).notNull(),
    state: text('state', { enum: ['open', 'importing', 'done', 'undoing', 'undone'] }).notNull(),
    /** How far it is, of one that is brought in or taken back in parts; of others how that ended. */
    work: text('work', { mode: 'json' }).$type<ImportWork>(),
    /** Which run works on it: another one takes over by writing its own id. */
    runner: text('runner'),
    ...madeStamps(),
    settledAt: text('settled_at'),
  },
  (table) => [index('imports_by_register').on(table.register, table.id)],
)

/** The rows of a file: their cells while it is open, then which record each became. */
export const importRowsTable = sqliteTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    /** The line of the file, from 1; the heads are not counted among the rows. */
    line: integer('line').notNull(),
    /** JSON; null once it is settled, but for rows that were refused. */
    cells: text('cells'),
    /** What became of it; of several rows that make one record the first says so. */
    result: text('result', { enum: ['new', 'changed', 'unchanged', 'refused'] }),
    recordId: text('record_id'),
    /** Why it was refused, JSON. */
    problems: text('problems'),
    /** What the record was before the import changed it, JSON; null where it was made by it. */
    before: text('before'),
    /** The version that the import left of a record it changed. */
    version: integer('version'),
  },
  (table) => [index('import_rows_by_import').on(table.importId, table.line)],
)

/** What people said that words of files mean, for the next file of the same kind. */
export const importWordsTable = sqliteTable(
  'import_words',
  {
    register: text('register').notNull(),
    /** The program that writes such files, else their heads, JSON. */
    format: text('format').notNull(),
    field: text('field').notNull(),
    /** In small letters. */
    word: text('word').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.register, table.format, table.field, table.word] })],
)
