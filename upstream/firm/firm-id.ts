import type { Reader } from './store.ts'

/** The id of the firm whose object this is. @throws before the firm was made */
export function firmIdOf({ sql }: Pick<Reader, 'sql'>): string {
  return sql.exec<{ id: string }>('select id from firm').one().id
}

/** The instant at which the firm was made here. @throws before that */
export function firmSince({ sql }: Pick<Reader, 'sql'>): string {
  return sql.exec<{ at: string }>('select created_at as at from firm').one().at
}
