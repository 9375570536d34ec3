import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull, notLike } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PackageState } from '#contract/learning/packages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { Cmi5Session, UnitProgress } from './cmi5/session.ts'
import type { LaunchFacts, ScoRecord, ScoSession } from './scorm/run-time.ts'
import { packageItemsTable, packageSessionsTable, takingsTable } from './tables.ts'

export type Taking = typeof takingsTable.$inferSelect

/** Where somebody meets a package: a lesson of their enrolment. */
export type Meeting = {
  packageId: string
  courseId: string
  enrolmentId: string
  lessonId: string
  lessonTitle: string
  learnerId: string
  learnerName: string
}

/** In place of an enrolment, for whoever looks at a draft: what they do there counts nowhere. */
export function trialOf(userId: string): string {
  return `trial ${userId}`
}

export function isTrial({ enrolmentId }: Pick<Taking, 'enrolmentId'>): boolean {
  return enrolmentId.startsWith('trial ')
}

/** What is kept of a part: by the standard of its package. */
export type KeptItem = { sco: ScoRecord } | { unit: UnitProgress; seconds: number }

/** What a session goes by. */
type SessionContent =
  | { kind: 'sco'; session: ScoSession; facts: LaunchFacts }
  /** `origin`: that of the product, by which its agents and activities are named. */
  | { kind: 'unit'; session: Cmi5Session; origin: string }

export type StoredSession = Omit<typeof packageSessionsTable.$inferSelect, 'content'> & {
  content: SessionContent
}

/** What a learner has done with a package in a lesson; undefined before they opened it. */
export function findTaking(
  { db }: Reader,
  { enrolmentId, lessonId, packageId }: Pick<Meeting, 'enrolmentId' | 'lessonId' | 'packageId'>,
): Taking | undefined {
  return db
    .select()
    .from(takingsTable)
    .where(
      and(
        eq(takingsTable.enrolmentId, enrolmentId),
        eq(takingsTable.lessonId, lessonId),
        eq(takingsTable.packageId, packageId),
      ),
    )
    .get()
}

/** @throws AppError not_found */
export function getTaking({ db }: Reader, id: string): Taking {
  const row = db.select().from(takingsTable).where(eq(takingsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such attempt')
  return row
}

/** What a learner has done with a package; begun now where there is nothing yet. */
export function startTaking(
  writer: Writer,
  context: FirmContext,
  meeting: Meeting & Pick<Taking, 'standard'>,
): Taking {
  const found = findTaking(writer, meeting)
  if (found) return found
  const now = context.now.toISOString()
  const taking: Taking = {
    ...meeting,
    id: context.newId(),
    registration: randomUUID(),
    state: 'started',
    percent: null,
    seconds: 0,
    sessions: 0,
    satisfied: '[]',
    startedAt: now,
    lastAt: now,
  }
  writer.db.insert(takingsTable).values(taking).run()
  return taking
}

/** Writes what became of a taking. */
export function keepTaking(
  { db }: Writer,
  id: string,
  values: Partial<Pick<Taking, 'percent' | 'seconds' | 'sessions' | 'satisfied' | 'lastAt'>> & {
    state?: PackageState
  },
): void {
  db.update(takingsTable).set(values).where(eq(takingsTable.id, id)).run()
}

/** What is kept of each part that was opened, by its id. */
export function itemsOf({ db }: Reader, takingId: string): Map<string, KeptItem> {
  const rows = db
    .select()
    .from(packageItemsTable)
    .where(eq(packageItemsTable.takingId, takingId))
    .all()
  return new Map(
    rows.map(({ itemId, content }) => {
      const kept: KeptItem = JSON.parse(content)
      return [itemId, kept]
    }),
  )
}

export function keepItem(
  { db }: Writer,
  ref: { takingId: string; itemId: string },
  kept: KeptItem,
): void {
  const content = JSON.stringify(kept)
  db.insert(packageItemsTable)
    .values({ ...ref, content })
    .onConflictDoUpdate({
      target: [packageItemsTable.takingId, packageItemsTable.itemId],
      set: { content },
    })
    .run()
}

/** @throws AppError not_found */
export function getSession({ db }: Reader, id: string): StoredSession {
  const row = db.select().from(packageSessionsTable).where(eq(packageSessionsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such session')
  return toSession(row)
}

/** Sessions of a taking that nobody ended, the oldest first. */
export function openSessions({ db }: Reader, takingId: string): StoredSession[] {
  return db
    .select()
    .from(packageSessionsTable)
    .where(and(eq(packageSessionsTable.takingId, takingId), isNull(packageSessionsTable.endedAt)))
    .orderBy(asc(packageSessionsTable.launchedAt))
    .all()
    .map(toSession)
}

export function keepSession({ db }: Writer, session: StoredSession): void {
  const row = { ...session, content: JSON.stringify(session.content) }
  db.insert(packageSessionsTable)
    .values(row)
    .onConflictDoUpdate({ target: packageSessionsTable.id, set: row })
    .run()
}

/** As many as a page shows. */
const mostShown = 1_000

/** What learners of a course did with its packages, the last first. */
export function takingsIn({ db }: Reader, courseId: string): Taking[] {
  return db
    .select()
    .from(takingsTable)
    .where(and(eq(takingsTable.courseId, courseId), notLike(takingsTable.enrolmentId, 'trial %')))
    .orderBy(desc(takingsTable.lastAt))
    .limit(mostShown)
    .all()
}

function toSession(row: typeof packageSessionsTable.$inferSelect): StoredSession {
  const content: SessionContent = JSON.parse(row.content)
  return { ...row, content }
}
