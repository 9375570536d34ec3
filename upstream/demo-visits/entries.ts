import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { VisitEntry } from '#contract/demo.ts'
import { AppError } from '#contract/errors.ts'
import type { PageQuery } from '#contract/page.ts'
import { decodeCursor, encodeCursor } from '../firm/cursor.ts'
import type { Call } from '../identity/call.ts'
import { directory } from '../identity/directory.ts'
import { demoVisitEntries } from './tables.ts'

type Row = typeof demoVisitEntries.$inferSelect
type Query = Pick<PageQuery, 'after' | 'before' | 'size'> & { visitorId: string }

const { userId, happenedAt, id } = demoVisitEntries
const Log = VisitEntry.shape.log

/** What was logged of a visit, from its beginning on. Cursors say which entry they stand at. */
export async function listEntries({ env }: Call, { visitorId, after, before, size }: Query) {
  const isBackward = before !== undefined
  const cursor = before ?? after
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const sign = sql.raw(isBackward ? '<' : '>')
  const isPast = from && sql`(${happenedAt}, ${id}) ${sign} (${from.value}, ${from.id})`
  const found = await directory(env)
    .select()
    .from(demoVisitEntries)
    .where(and(eq(userId, visitorId), isPast))
    .orderBy(...(isBackward ? [desc(happenedAt), desc(id)] : [asc(happenedAt), asc(id)]))
    .limit(size + 1)
  const hasMore = found.length > size
  const rows = isBackward ? found.slice(0, size).reverse() : found.slice(0, size)
  const [head, tail] = [rows[0], rows.at(-1)]
  const first = firstPosition(from?.position, isBackward, rows.length)
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : from !== undefined
  return {
    rows: rows.map(toEntry),
    next: hasNext && tail ? cursorOf(tail, first + rows.length - 1) : null,
    previous: hasPrevious && head ? cursorOf(head, first) : null,
    first,
    total: null,
  }
}

/**
 * The entry at a place of a visit, counted from 1. By offset, because people count: a visit ends at
 * 5,000 entries, and the index alone is walked.
 * @throws AppError not_found past the end
 */
export async function getEntryAt(
  { env }: Call,
  { visitorId, at }: { visitorId: string; at: number },
): Promise<VisitEntry> {
  const [row] = await directory(env)
    .select()
    .from(demoVisitEntries)
    .where(eq(userId, visitorId))
    .orderBy(asc(happenedAt), asc(id))
    .limit(1)
    .offset(at - 1)
  if (!row) throw new AppError('not_found', 'The visit is shorter')
  return toEntry(row)
}

function cursorOf({ happenedAt, id }: Row, position: number): string {
  return encodeCursor({ value: happenedAt, id, position })
}

function firstPosition(position: number | undefined, isBackward: boolean, count: number): number {
  if (count === 0) return 0
  if (position === undefined) return 1
  return isBackward ? Math.max(1, position - count) : position + 1
}

function toEntry({ id, kind, route, happenedAt, seconds, log }: Row): z.infer<typeof VisitEntry> {
  const at = new Date(happenedAt).toISOString()
  return { id, kind, route, at, seconds, log: Log.parse(JSON.parse(log)) }
}
