import type { ReadDatabase } from './store.ts'

/**
 * A query that is built once for a database, not at each run: for a row by its id, building takes
 * longer than running. Values come in by `sql.placeholder`.
 */
export function prepared<Query>(build: (db: ReadDatabase) => Query): (db: ReadDatabase) => Query {
  const built = new WeakMap<ReadDatabase, Query>()
  return (db) => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known
  }
}
