import { runInDurableObject } from 'cloudflare:test'
import type { TestFirm } from './test-firm.ts'

/** What would be done again: a copy of a job runs, a copy of a mail is sent. */
const left = ['job', 'outbound_message']
/** A column with the id of a copy: the time of the id, the number of the copy, the rest of it. */
const copied = (column: string) =>
  `iif(length(${column}) = 26, substr(${column}, 1, 10) || printf('%04d', n) || substr(${column}, 15), ${column})`

/** A statement with the rows that SQLite read for it. */
export type Reading = { statement: string; rows: number }

/**
 * Copies the firm's records so many times: each copy has ids of its own, and what it is made of or
 * belongs to is of the same copy. What reads all of a kind, and not what it needs, then shows by the
 * rows it reads. Rows that may stand only once, as a number of a series, are left out.
 */
export function multiplyRows(testFirm: TestFirm, times: number): Promise<void> {
  return runInDurableObject(testFirm.object, (_, { storage: { sql } }) => {
    const tables = sql
      .exec<{ name: string }>(
        `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
           and name not like '\\_cf%' escape '\\' and name not like 'sqlite%'`,
      )
      .toArray()
    for (const { name } of tables) {
      const columns = sql
        .exec<{ name: string; pk: number }>('select name, pk from pragma_table_info(?)', name)
        .toArray()
      if (left.includes(name) || !columns.some((column) => column.name === 'id')) continue
      const kept = columns.filter((column) => column.name === 'id' || column.pk === 0)
      const names = kept.map((column) => `"${column.name}"`)
      const values = names.map((column) => (/(^"|_)id"$/.test(column) ? copied(column) : column))
      // A table whose triggers refuse a copy stays as it is.
      try {
        sql.exec(
          `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
           insert or ignore into "${name}" (${names.join()})
             select ${values.join()} from "${name}", numbers`,
          times,
        )
      } catch {}
    }
  })
}

/** What was read of the firm's tables while something ran, the most first. */
export async function readingsOf(
  testFirm: TestFirm,
  run: () => Promise<unknown>,
): Promise<Reading[]> {
  const cursors: { statement: string; cursor: { rowsRead: number } }[] = []
  const undo = await runInDurableObject(testFirm.object, (_, { storage: { sql } }) => {
    const prototype = Object.getPrototypeOf(sql)
    const { exec } = prototype
    prototype.exec = function (this: SqlStorage, statement: string, ...bound: unknown[]) {
      const cursor = exec.call(this, statement, ...bound)
      // Objects of other firms and of people share the prototype.
      if (this === sql) cursors.push({ statement, cursor })
      return cursor
    }
    return () => {
      prototype.exec = exec
    }
  })
  try {
    await run()
  } finally {
    undo()
  }
  // A cursor that was not read to its end can be asked within its object alone.
  return runInDurableObject(testFirm.object, () =>
    cursors
      .map(({ statement, cursor }) => ({ statement, rows: cursor.rowsRead }))
      .sort((a, b) => b.rows - a.rows),
  )
}
