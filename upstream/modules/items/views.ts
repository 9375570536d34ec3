import type { Reader } from '../../firm/store.ts'

/** Whether there is any item, archived or not. */
export function hasItems({ sql }: Reader): boolean {
  return sql.exec('select 1 from items limit 1').toArray().length > 0
}
