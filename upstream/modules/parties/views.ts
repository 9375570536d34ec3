import type { Reader } from '../../firm/store.ts'

/** Whether there is any customer, archived or not. */
export function hasCustomers({ sql }: Reader): boolean {
  return sql.exec('select 1 from parties where is_customer = 1 limit 1').toArray().length > 0
}
