import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Tax returns that were filed. What is in one is told by `sequence`: entries after it, though of an
 * earlier day, belong to the next return, since no entry is ever changed.
 */
export const taxReturnsTable = sqliteTable(
  'tax_returns',
  {
    id: text('id').primaryKey(),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    /** The last entry of the journal when it was filed. */
    sequence: integer('sequence').notNull(),
    /** What was filed by box, the contract's ReturnBox[] as JSON. */
    boxes: text('boxes').notNull(),
    /** Tax to pay, or below zero to get back, in minor units of the base currency. */
    owed: integer('owed').notNull(),
    /** What the authority answered with. */
    reference: text('reference').notNull(),
    filedAt: text('filed_at').notNull(),
    filedBy: text('filed_by').notNull(),
    filedByName: text('filed_by_name').notNull(),
  },
  (table) => [uniqueIndex('tax_returns_by_from').on(table.fromDate)],
)
