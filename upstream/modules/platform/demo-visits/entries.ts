import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { VisitEntry } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { demoVisitEntries } from './tables.ts'

type Row = typeof demoVisitEntries.$inferSelect
type Query = Pick<PageQuery, 'after' | 'before' | 'size'> & { visitorId: string }

const { userId, happenedAt, id } = demoVisitEntries
const Log = VisitEntry.shape.log

/** What was logged of a visit, from its beginning on. Cursors say which entry they stand at. */
export async function listEntries({ env }: Call, { visitorId, after, before, size }: Query) {
  const start = pageStart({ after, before })
  const { edge: from, isBackward } = start
  const sign = sql.raw(isBackward ? '<' : '>')
  const isPast = from && sql`(${happenedAt}, ${id}) ${sign} (${from.value}, ${from.id})`
  const found = await directory(env)
    .select()
    .from(demoVisitEntries)
    .where(and(eq(userId, visitorId), isPast))
    .orderBy(...(isBackward ? [desc(happenedAt), desc(id)] : [asc(happenedAt), asc(id)]))
    .limit(size + 1)
  const page = pageOfRows(found, start, size, (row) => ({ value: row.happenedAt, id: row.id }))
  return { ...page, rows: page.rows.map(toEntry) }
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
  if (!row) throw new AppError('not_found', 'The visit has fewer entries')
  return toEntry(row)
}

function toEntry({ id, kind, route, happenedAt, seconds, log }: Row): z.infer<typeof VisitEntry> {
  const at = new Date(happenedAt).toISOString()
  return { id, kind, route, at, seconds, log: Log.parse(JSON.parse(log)) }
}
