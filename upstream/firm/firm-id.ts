import type { Reader } from './store.ts'

/** The id of the firm whose object this is. @throws before the firm was made */
export function firmIdOf({ sql }: Pick<Reader, 'sql'>): string {
  return sql.exec<{ id: string }>('select id from firm').one().id
}
