import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

/** What days came to that no till noted; never deleted. */
export const tillDayTotalsTable = sqliteTable(
  'till_day_totals',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    date: text('date').notNull(),
    state: text('state', { enum: ['posted', 'reversed'] }).notNull(),
    currency: text('currency').notNull(),
    /** By means of payment and rate of tax: the contract's rows as JSON. */
    rows: text('rows').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    note: text('note').notNull(),
    ...madeStamps(),
    reversedOn: text('reversed_on'),
    reversedByName: text('reversed_by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('till_day_totals_by_date').on(table.date, table.id)],
)
