import { and, asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { PageQuery } from '#contract/core/page.ts'
import type { Direction } from '#contract/core/register.ts'
import { type PageStart, pageOfRows, pageStart } from '../firm/cursor.ts'

/**
 * What need not be unique, and what a row has of it: a text, or a number, which is 0 for none. Its
 * index is of the same expression and ends with the id.
 */
export type SortBy<R> =
  | { column: SQLiteColumn; valueOf(row: R): string }
  | { number: SQLiteColumn; valueOf(row: R): number }

/** How a list is sorted: by a value and then by id, or by id alone; from the newest on unless it is said. */
export type ListSort<R> = {
  id: SQLiteColumn
  by?: SortBy<R> | undefined
  direction?: Direction | undefined
}

/** What a query of one page takes. */
export type PageParts = { where: SQL | undefined; orderBy: SQL[]; limit: number }

type Row = { id: string }

export type KeysetPage<R> = {
  rows: R[]
  next: string | null
  previous: string | null
  first: number
  total: null
}

/**
 * A page of a list of the directory, by keyset and never by offset. `read` is asked for one row more
 * than the page holds.
 * @throws AppError malformed for a cursor it never gave
 */
export async function keysetPage<R extends Row>(
  { after, before, size }: Pick<PageQuery, 'after' | 'before' | 'size'>,
  sort: ListSort<R>,
  read: (parts: PageParts) => Promise<R[]>,
): Promise<KeysetPage<R>> {
  const start = pageStart({ after, before })
  const { by } = sort
  const found = await read({ ...partsOf(sort, start), limit: size + 1 })
  return pageOfRows(found, start, size, (row) => ({ value: by?.valueOf(row) ?? '', id: row.id }))
}

function partsOf<R>(
  { id, by, direction = 'descending' }: ListSort<R>,
  { edge: from, isBackward }: PageStart,
) {
  const isUpward = (direction === 'ascending') !== isBackward
  const order = isUpward ? asc : desc
  if (!by) {
    const isPast = isUpward ? gt : lt
    return { where: from && and(isPast(id, from.id)), orderBy: [order(id)] }
  }
  const value = 'number' in by ? sql`coalesce(${by.number}, 0)` : sql`${by.column} collate nocase`
  const sign = sql.raw(isUpward ? '>' : '<')
  return {
    // The first part alone is what the index takes: of an expression it takes no pair of values.
    where:
      from &&
      sql`(${value} ${sign}= ${from.value} and (${value} ${sign} ${from.value} or ${id} ${sign} ${from.id}))`,
    orderBy: [order(value), order(id)],
  }
}

/**
 * Whether one of the columns holds a text, whatever its case. SQLite folds the case of ASCII alone, so
 * other letters are looked for as people write them: all small, all large, or the first one large.
 */
export function holds(q: string | undefined, ...columns: SQLiteColumn[]): SQL | undefined {
  if (!q) return undefined
  const small = q.toLowerCase()
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || char(10) || `,
  )
  if (small === small.normalize('NFKD').replace(/[^ -~]/g, '')) {
    return sql`instr(lower(${text}), ${small}) > 0`
  }
  const spellings = new Set([
    q,
    small,
    q.toUpperCase(),
    small.charAt(0).toUpperCase() + small.slice(1),
  ])
  const tests = [...spellings].map((spelling) => sql`instr(${text}, ${spelling}) > 0`)
  return sql`(${sql.join(tests, sql` or `)})`
}

/** An instant of the directory on its way out. */
export function toInstant(at: number): string
export function toInstant(at: number | null): string | null
export function toInstant(at: number | null): string | null {
  return at === null || at === 0 ? null : new Date(at).toISOString()
}
