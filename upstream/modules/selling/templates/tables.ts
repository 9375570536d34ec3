import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { paperLayouts, paperTextKinds } from '#contract/firm/paper-looks.ts'

/** One row: how the firm's documents look. Colours are `#1f4f8f`, empty for ours. */
export const paperLookTable = sqliteTable('paper_look', {
  id: integer('id').primaryKey(),
  layout: text('layout', { enum: paperLayouts }).notNull(),
  accent: text('accent').notNull(),
  rule: text('rule').notNull(),
  /** Empty for documents in one language. */
  alsoIn: text('also_in', { enum: ['', ...languages] }).notNull(),
  version: integer('version').notNull(),
})

/** The firm's own words around a kind of document in a language; none where there is no row. */
export const paperTextsTable = sqliteTable(
  'paper_texts',
  {
    kind: text('kind', { enum: paperTextKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    opening: text('opening').notNull(),
    closing: text('closing').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
)
