import { asc, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { firmIdOf } from '../firm/firm-id.ts'
import type { FirmContext, Store, Writer } from '../firm/store.ts'
import { outgoingNoticeTable } from '../firm/tables.ts'
import { type Notice, notifyMembers } from './notify.ts'

const batch = 20
/** What nobody could be told for a day is told no more. */
const patienceMs = 86_400_000

/**
 * Puts a notice for the firm's members beside the write that causes it: both are there or neither.
 * `isForAll` tells whoever did it too: it may have been somebody else in their session.
 */
export function queueNotice(
  { db }: Writer,
  { newId, actor, now }: FirmContext,
  { isForAll = false, ...notice }: Notice & { isForAll?: boolean },
): void {
  const exceptUserId = isForAll || actor.userId === '' ? null : actor.userId
  const createdAt = now.toISOString()
  db.insert(outgoingNoticeTable)
    .values({ id: newId(), notice: JSON.stringify(notice), exceptUserId, createdAt })
    .run()
}

/**
 * Tells the members what is queued, oldest first; gives whether nothing is left. A notice keeps its
 * id, and each member is told an id once, so a crash between telling and forgetting repeats nothing.
 */
export async function flushNotices(store: Store, env: Env): Promise<boolean> {
  const { db } = store.reader
  const query = db.select().from(outgoingNoticeTable).orderBy(asc(outgoingNoticeTable.id))
  const waiting = query.limit(batch).all()
  if (waiting.length === 0) return true
  const firmId = firmIdOf(store.reader)
  let isDone = true
  for (const { id, notice, exceptUserId, createdAt } of waiting) {
    const members = { firmId, exceptUserId: exceptUserId ?? undefined }
    const isTold = await notifyMembers(env, members, { ...JSON.parse(notice), id }).then(
      () => true,
      (error) => console.error(error),
    )
    const isOld = Date.now() - Date.parse(createdAt) > patienceMs
    if (isTold || isOld) {
      db.delete(outgoingNoticeTable).where(eq(outgoingNoticeTable.id, id)).run()
    } else isDone = false
  }
  return isDone && waiting.length === batch ? flushNotices(store, env) : isDone
}
