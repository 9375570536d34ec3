import { AppError } from '#contract/core/errors.ts'

/** Where a page begins: the sort value and id of a row, and the 1-based position after it. */
export type Keyset = { value: string | number; id: string; position: number }

/** A cursor as the caller holds it: opaque, safe in a URL. */
export function encodeCursor({ value, id, position }: Keyset): string {
  return Buffer.from(JSON.stringify([value, id, position])).toString('base64url')
}

/** @throws AppError malformed for anything `encodeCursor` did not write */
export function decodeCursor(cursor: string): Keyset {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const [value, id, position]: unknown[] = JSON.parse(new TextDecoder().decode(bytes))
    const isValue = typeof value === 'string' || typeof value === 'number'
    if (isValue && typeof id === 'string' && typeof position === 'number') {
      return { value, id, position }
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new AppError('malformed', 'The cursor is not valid')
}

/** Where a page of a list begins: behind a row, or before it; at the list's beginning without one. */
export type PageStart = { edge: Keyset | undefined; isBackward: boolean }

/** Reads which page is asked for. @throws AppError malformed for a cursor that was never given */
export function pageStart({
  after,
  before,
}: {
  after?: string | undefined
  before?: string | undefined
}): PageStart {
  const cursor = before ?? after
  return {
    edge: cursor === undefined ? undefined : decodeCursor(cursor),
    isBackward: before !== undefined,
  }
}

/**
 * The end of a query for a page: which rows are meant beside the query's own conditions, their order,
 * newest first unless the page is read backwards, and one row more than the page holds.
 * @param at column or expression that sorts, before the id
 */
export function pageClause(
  at: string,
  { start: { edge, isBackward }, size }: { start: PageStart; size: number },
): { sql: string; bound: (string | number)[] } {
  const [beyond, order] = isBackward ? ['>', 'asc'] : ['<', 'desc']
  return {
    sql: `${edge ? `and (${at}, id) ${beyond} (?, ?)` : ''}
      order by ${at} ${order}, id ${order} limit ?`,
    bound: [...(edge ? [edge.value, edge.id] : []), size + 1],
  }
}

/**
 * A page of rows and the cursors of its neighbours. `first` is the position of its first row,
 * counted from 1; 0 where there is none.
 * @param found the rows from the edge on, backwards where the page is read backwards; one more than
 *   the page holds where there are more
 * @param keyOf what a row is sorted by
 */
export function pageOfRows<Row>(
  found: readonly Row[],
  { edge, isBackward }: PageStart,
  size: number,
  keyOf: (row: Row) => Pick<Keyset, 'value' | 'id'>,
) {
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBackward) rows.reverse()
  const position = edge?.position ?? 0
  const first = isBackward ? Math.max(1, position - rows.length) : position + 1
  const [head, tail] = [rows[0], rows.at(-1)]
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : edge !== undefined
  const last = first + rows.length - 1
  return {
    rows,
    next: hasNext && tail ? encodeCursor({ ...keyOf(tail), position: last }) : null,
    previous: hasPrevious && head ? encodeCursor({ ...keyOf(head), position: first }) : null,
    first: rows.length === 0 ? 0 : first,
    total: null,
  }
}
