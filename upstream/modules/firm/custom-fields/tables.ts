import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** What a firm asks of its records beside what everybody is asked. */
export const customFieldsTable = sqliteTable(
  'custom_fields',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind').$type<CustomFieldInput['kind']>().notNull(),
    type: text('type').$type<CustomFieldInput['type']>().notNull(),
    label: text('label').notNull(),
    /** The name of its value in the JSON of a record. */
    key: text('key').notNull(),
    hint: text('hint').notNull(),
    /** The contract's lists as JSON, and so below. */
    choices: text('choices', { mode: 'json' }).$type<CustomFieldInput['choices']>().notNull(),
    isRequired: integer('is_required', { mode: 'boolean' }).notNull(),
    isInList: integer('is_in_list', { mode: 'boolean' }).notNull(),
    isOnPaper: integer('is_on_paper', { mode: 'boolean' }).notNull(),
    seenBy: text('seen_by', { mode: 'json' }).$type<CustomFieldInput['seenBy']>().notNull(),
    editedBy: text('edited_by', { mode: 'json' }).$type<CustomFieldInput['editedBy']>().notNull(),
    /** Thousands for the kind, and the place within it. */
    position: integer('position').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('custom_fields_by_key').on(table.kind, table.key),
    index('custom_fields_by_position').on(table.isArchived, table.position, table.id),
    index('custom_fields_by_label').on(table.isArchived, sql`label collate nocase`, table.id),
    index('custom_fields_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const customFieldsSearch = fullText('custom_fields_search', ['label', 'key', 'hint'])
