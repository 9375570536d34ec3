import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an account is planned to bring or cost in the months of a fiscal year, by cost centre. */
export const budgetLinesTable = sqliteTable(
  'budget_lines',
  {
    /** The last day of the fiscal year. */
    yearEnd: text('year_end').notNull(),
    account: text('account').notNull(),
    /** Whose plan it is; '' where it is that of no cost centre. The firm's is all of them. */
    costCentreId: text('cost_centre_id').notNull().default(''),
    /** Twelve amounts on the side where the account grows, JSON. */
    months: text('months', { mode: 'json' }).$type<number[]>().notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.yearEnd, table.account, table.costCentreId] })],
)
