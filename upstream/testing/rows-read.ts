import { runInDurableObject } from 'cloudflare:test'
import type { TestFirm } from './test-firm.ts'

/** What would be done again: a copy of a job runs, a copy of a mail is sent. */
const left = ['jobs', 'outbound_message']
/** As long as the id it is made of, with other last digits. */
const newId = `substr(id, 1, max(length(id) - 4, 1)) || printf('%04d', n)`

/** A statement with the rows that SQLite read for it. */
export type Reading = { statement: string; rows: number }

/**
 * Repeats the rows of each table that have an id of their own, until it holds some thousands: what
 * reads a whole table, or all of a kind, then shows by the rows it reads. Rows that may stand only
 * once, as a number of a series, are left out.
 */
export function multiplyRows(testFirm: TestFirm, wanted: number): Promise<void> {
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
      const { count } = sql.exec<{ count: number }>(`select count(*) as count from "${name}"`).one()
      if (count < 2 || left.includes(name) || !columns.some((column) => column.name === 'id'))
        continue
      const kept = columns.filter((column) => column.name === 'id' || column.pk === 0)
      const names = kept.map((column) => `"${column.name}"`)
      const values = names.map((column) => (column === '"id"' ? newId : column))
      // A table whose triggers refuse a copy stays as it is.
      try {
        sql.exec(
          `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
           insert or ignore into "${name}" (${names.join()})
             select ${values.join()} from "${name}", numbers`,
          Math.ceil(wanted / count),
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
  const undo = await runInDurableObject(testFirm.object, (_, { storage }) => {
    const prototype = Object.getPrototypeOf(storage.sql)
    const { exec } = prototype
    prototype.exec = function (this: SqlStorage, statement: string, ...bound: unknown[]) {
      const cursor = exec.call(this, statement, ...bound)
      cursors.push({ statement, cursor })
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
  return cursors
    .map(({ statement, cursor }) => ({ statement, rows: cursor.rowsRead }))
    .sort((a, b) => b.rows - a.rows)
}
