import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { RecordLooks } from '#contract/firm/records.ts'
import { notifyUser } from '../../../channel/channel.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type RecordRef, requireReadable } from './kinds.ts'
import { looksTable, lookWatchersTable } from './tables.ts'

/** An open page says so every 20 seconds; one that is silent for longer was closed without a word. */
const openMs = 50_000
/** What says no more than was heard so short ago is not written: anybody with the link may call. */
const restMs = 10_000
/** A page that was left counts as open again after this, so that nobody flips it without end. */
const reopenMs = 5_000
/** A page that is opened again after this is another visit, which the history tells. */
const visitMs = 30 * 60_000
/** A seller's open page asks again each minute. */
const watchMs = 2 * 60_000

const looksAt = prepared((db) =>
  db
    .select()
    .from(looksTable)
    .where(
      and(
        eq(looksTable.recordId, sql.placeholder('id')),
        eq(looksTable.kind, sql.placeholder('kind')),
      ),
    )
    .prepare(),
)

/** What is known of looks at a document now. */
export function looksOf(
  { db }: Reader,
  { now }: Pick<FirmContext, 'now'>,
  record: RecordRef,
): RecordLooks {
  const row = looksAt(db).get({ kind: record.kind, id: record.id })
  if (!row) return { lastSeenAt: null, openUntil: null }
  const isOpen = row.openUntil > now.toISOString()
  return { lastSeenAt: row.lastSeenAt, openUntil: isOpen ? row.openUntil : null }
}

/**
 * Keeps that a customer's page is open, was opened once, or was left. Another visit than the first
 * is told in the history; the first is for whoever owns the document to tell. Calls that come faster
 * than a page would send them change nothing.
 * @param state `seen` where nothing more will be heard, as of a page without script
 * @returns the members who are to be told that it changed
 */
export function keepLook(
  writer: Writer,
  { now }: Pick<FirmContext, 'now'>,
  record: RecordRef & { title: string },
  state: 'seen' | 'open' | 'left',
): string[] {
  const { db } = writer
  const stamp = now.toISOString()
  const before = db.select().from(looksTable).where(isOf(looksTable, record)).get()
  const wasOpen = before !== undefined && before.openUntil > stamp
  // A page that was left stays left for others that never spoke.
  if (state === 'left' && !wasOpen) return []
  const isChange = state === 'left' || (state === 'open' && !wasOpen)
  if (before && isTooSoon(before, { now, isChange })) return []
  const openUntil =
    state === 'open'
      ? new Date(now.getTime() + openMs).toISOString()
      : state === 'left'
        ? stamp
        : (before?.openUntil ?? '')
  const { kind, id: recordId } = record
  db.insert(looksTable)
    .values({ kind, recordId, lastSeenAt: stamp, openUntil })
    .onConflictDoUpdate({
      target: [looksTable.recordId, looksTable.kind],
      set: { lastSeenAt: stamp, openUntil },
    })
    .run()
  const isVisit = before && now.getTime() - Date.parse(before.lastSeenAt) > visitMs
  if (isVisit)
    writer.audit({ entity: kind, entityId: recordId, action: 'view', title: record.title })
  const isNews = state !== 'open' || !wasOpen
  return isNews ? watchersOf(writer, record, stamp) : []
}

/** Leaving is never too soon: else the page would be shown open for long after. */
function isTooSoon(
  { lastSeenAt, openUntil }: typeof looksTable.$inferSelect,
  { now, isChange }: { now: Date; isChange: boolean },
): boolean {
  const stamp = now.toISOString()
  const since = (instant: string) => now.getTime() - Date.parse(instant)
  if (!isChange) return since(lastSeenAt) < restMs
  const wasLeft = openUntil !== '' && openUntil <= stamp
  return wasLeft && since(openUntil) < reopenMs
}

/** Keeps that a member watches a document, and says how it is. @throws AppError not_found */
export function watchLooks(writer: Writer, context: FirmContext, record: RecordRef): RecordLooks {
  requireReadable(writer, context, record)
  const { now, actor } = context
  const { kind, id: recordId } = record
  const until = new Date(now.getTime() + watchMs).toISOString()
  writer.db.delete(lookWatchersTable).where(lte(lookWatchersTable.until, now.toISOString())).run()
  writer.db
    .insert(lookWatchersTable)
    .values({ kind, recordId, userId: actor.userId, until })
    .onConflictDoUpdate({
      target: [lookWatchersTable.recordId, lookWatchersTable.kind, lookWatchersTable.userId],
      set: { until },
    })
    .run()
  return looksOf(writer, context, record)
}

/** Tells the open pages of members that looks at a document changed; they ask what there is. */
export function tellOfLook(
  { env, defer }: Pick<HandlerContext, 'env' | 'defer'>,
  { kind, id: recordId }: RecordRef,
  members: readonly string[],
): void {
  if (members.length === 0) return
  const message = { type: 'documentSeen', kind, recordId } as const
  defer(Promise.allSettled(members.map((userId) => notifyUser(env, userId, message))))
}

type LookedAt = RecordRef & { title: string }

/** Keeps that somebody opened a document's public page, with what else `follow` writes of it. */
export function keepOpening<Followed>(
  context: HandlerContext,
  record: LookedAt,
  follow: (writer: Writer) => Followed,
): Followed {
  const { store, firm } = context
  const opened = store.transact(firm, (writer) => {
    const followed = follow(writer)
    return { followed, watchers: keepLook(writer, firm, record, 'seen') }
  })
  tellOfLook(context, record, opened.watchers)
  return opened.followed
}

/** Keeps that the page is open still, or was left; nothing of the firm's own people. */
export function keepStay(
  context: HandlerContext,
  record: LookedAt,
  { isOpen, isOwn }: { isOpen: boolean; isOwn: boolean },
): { isKept: boolean } {
  if (isOwn) return { isKept: false }
  const { store, firm } = context
  const watchers = store.transact(firm, (writer) =>
    keepLook(writer, firm, record, isOpen ? 'open' : 'left'),
  )
  tellOfLook(context, record, watchers)
  return { isKept: true }
}

function watchersOf({ db }: Reader, record: RecordRef, stamp: string): string[] {
  return db
    .select({ userId: lookWatchersTable.userId })
    .from(lookWatchersTable)
    .where(and(isOf(lookWatchersTable, record), gt(lookWatchersTable.until, stamp)))
    .limit(50)
    .all()
    .map(({ userId }) => userId)
}

function isOf(table: typeof looksTable | typeof lookWatchersTable, { kind, id }: RecordRef) {
  return and(eq(table.recordId, id), eq(table.kind, kind))
}
