import type { Reader, ReadSql } from './store.ts'

type Kept<Value> = { changes: number; values: Map<string, Value> }

/**
 * What was read from a firm's database, kept until anything is written to it. For reading that is
 * asked for again and again, as by somebody who turns the pages of a search.
 */
export class Remembered<Value extends object | null> {
  readonly #keptOf = new WeakMap<ReadSql, Kept<Value>>()
  readonly #max: number

  /** @param max values kept for a firm; beyond it the oldest goes */
  constructor(max: number) {
    this.#max = max
  }

  /** The value of a key, read where it is not kept. The key says all that the reading depends on. */
  recall(reader: Reader, key: string, read: () => Value): Value {
    const values = this.#valuesOf(reader)
    const known = values.get(key)
    if (known !== undefined) return known
    const value = read()
    const [oldest] = values.keys()
    if (values.size >= this.#max && oldest !== undefined) values.delete(oldest)
    values.set(key, value)
    return value
  }

  /** SQLite counts the rows this connection has changed, and no other writes to a firm. */
  #valuesOf({ sql }: Reader): Map<string, Value> {
    const { changes } = sql.exec<{ changes: number }>('select total_changes() as changes').one()
    const kept = this.#keptOf.get(sql)
    if (kept?.changes === changes) return kept.values
    const values = new Map<string, Value>()
    this.#keptOf.set(sql, { changes, values })
    return values
  }
}
