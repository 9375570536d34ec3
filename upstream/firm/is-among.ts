import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column has one of some values: any number of them is one bound value, of which a statement takes a hundred. */
export function isAmong(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
}
