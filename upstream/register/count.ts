import { maxCounted } from '#contract/core/register.ts'
import { Remembered } from '../firm/remembered.ts'
import type { Reader } from '../firm/store.ts'
import type { Condition, RegisterQuery, RegisterSource, RegisterTotals } from './describe.ts'
import { onTab } from './where.ts'

/** How many rows match and what they come to, as `registerPageOf` of the contract says it. */
export type Matching = {
  counts: Record<string, number | null>
  totals: RegisterTotals | null
}

const remembered = new Remembered<Matching>(32)

/**
 * Counts the rows of each tab and adds up those of the present one, as far as that is quick. The
 * result is remembered until anything is written, for whoever turns the pages.
 */
export function countMatches<Query extends RegisterQuery>(
  reader: Reader,
  table: RegisterSource<Query>,
  query: Query,
  condition: Condition,
): Matching {
  const key = JSON.stringify([table.from, query.tab, condition])
  return remembered.recall(reader, key, () => {
    const counts = countTabs(reader, table, condition)
    const isTooMany = counts[query.tab] === null
    if (!isTooMany) return { counts, totals: sumUp(reader, table, query, condition) }
    // What is kept for all rows says nothing of those that somebody may see.
    const totals = table.within ? undefined : table.quickTotals?.(reader, query)
    return { counts, totals: totals ?? null }
  })
}

function countTabs<Query extends RegisterQuery>(
  { sql }: Reader,
  table: RegisterSource<Query>,
  condition: Condition,
): Matching['counts'] {
  const tabs: Query['tab'][] = Object.keys(table.tabs)
  const counted = tabs.map((tab) => {
    const where = onTab(table, tab, condition)
    const rows = `select 1 from ${table.from} where ${where.sql} limit ${maxCounted + 1}`
    const { count } = sql
      .exec<{ count: number }>(`select count(*) as count from (${rows})`, ...where.bound)
      .one()
    return [tab, count > maxCounted ? null : count]
  })
  return Object.fromEntries(counted)
}

function sumUp<Query extends RegisterQuery>(
  { sql }: Reader,
  table: RegisterSource<Query>,
  query: Query,
  condition: Condition,
): Matching['totals'] {
  if (!table.totals) return []
  const { currency, sums, count = 'count(*)' } = table.totals
  const where = onTab(table, query.tab, condition)
  const columns = Object.entries(sums).map(([name, column]) => `sum(${column}) as ${name}`)
  const rows = sql.exec<Record<string, SqlStorageValue>>(
    `select ${currency} as currency, ${count} as count, ${columns.join(', ')}
     from ${table.from} where ${where.sql} group by 1 order by 1`,
    ...where.bound,
  )
  return rows.toArray().map((row) => ({
    currency: String(row.currency),
    count: Number(row.count),
    sums: Object.fromEntries(Object.keys(sums).map((name) => [name, Number(row[name])])),
  }))
}
