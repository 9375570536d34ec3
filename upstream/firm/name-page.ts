import type { PageQuery } from '#contract/page.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { searchTerms } from './search-terms.ts'
import type { Reader } from './store.ts'

/** A table with `is_archived`, `name`, `id` and `row_number`, and its full-text index. */
type NamedTable = {
  table: string
  search: string
  /** A column that is 1 in the rows that are meant, such as `is_customer`. */
  only?: string
}
type Row = { id: string; name: string }

export type NamePage<R> = {
  rows: R[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
}

/**
 * A keyset page of a register that is sorted by name, of what is archived or what is not.
 * It reads one row more than a page, never an offset, so page 500 costs what page 1 costs.
 */
export function listByName<R extends Row>(
  { sql }: Reader,
  { table, search, only }: NamedTable,
  query: PageQuery & { show: 'active' | 'archived' },
  parse: (row: Record<string, SqlStorageValue>) => R,
): NamePage<R> {
  const terms = query.q ? searchTerms(query.q) : undefined
  if (query.q && !terms) return { rows: [], next: null, previous: null, first: 0, total: 0 }
  const isBackward = query.before !== undefined
  const cursor = query.before ?? query.after
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const where = ['is_archived = ?']
  const bound: SqlStorageValue[] = [query.show === 'archived' ? 1 : 0]
  if (only) where.push(`${only} = 1`)
  if (terms) {
    where.push(`row_number in (select rowid from ${search} where ${search} match ?)`)
    bound.push(terms)
  }
  if (from) {
    where.push(`(name, id) ${isBackward ? '<' : '>'} (?, ?)`)
    bound.push(from.value, from.id)
  }
  const order = isBackward ? 'name desc, id desc' : 'name, id'
  const found = sql
    .exec(
      `select * from ${table} where ${where.join(' and ')} order by ${order} limit ?`,
      ...bound,
      query.size + 1,
    )
    .toArray()
    .map(parse)
  const hasMore = found.length > query.size
  const rows = found.slice(0, query.size)
  if (isBackward) rows.reverse()
  const first = positionOf(from?.position, isBackward, rows.length)
  return {
    rows,
    first,
    total: null,
    ...edges(rows, first, { hasMore, isBackward, isInside: !!from }),
  }
}

function positionOf(position: number | undefined, isBackward: boolean, count: number): number {
  if (count === 0) return 0
  if (position === undefined) return 1
  return isBackward ? Math.max(1, position - count) : position + 1
}

function edges(
  rows: Row[],
  first: number,
  { hasMore, isBackward, isInside }: Record<'hasMore' | 'isBackward' | 'isInside', boolean>,
): { next: string | null; previous: string | null } {
  const [head, tail] = [rows[0], rows.at(-1)]
  const hasNext = isBackward ? isInside : hasMore
  const hasPrevious = isBackward ? hasMore : isInside
  return {
    next:
      hasNext && tail
        ? encodeCursor({ value: tail.name, id: tail.id, position: first + rows.length - 1 })
        : null,
    previous:
      hasPrevious && head ? encodeCursor({ value: head.name, id: head.id, position: first }) : null,
  }
}
