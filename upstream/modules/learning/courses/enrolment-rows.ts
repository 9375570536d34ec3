import { and, asc, desc, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import type { CourseVersion } from './course.ts'
import { courseProgress, type ProgressByLesson } from './course-progress.ts'
import type { Enrolment } from './enrolment.ts'
import type { LessonProgress } from './lesson-progress.ts'
import { enrolmentsTable, lessonProgressTable } from './tables.ts'
import { Watched } from './watched.ts'

export type StoredEnrolment = typeof enrolmentsTable.$inferSelect

/** @throws AppError not_found */
export function getEnrolment({ db }: Reader, id: string): StoredEnrolment {
  const row = db.select().from(enrolmentsTable).where(eq(enrolmentsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such enrolment')
  return row
}

/** One of a course that is neither completed nor cancelled. @throws AppError not_found; conflict (enrolmentOver) */
export function getOpenEnrolment(
  reader: Reader,
  { courseId, enrolmentId }: { courseId: string; enrolmentId: string },
): StoredEnrolment {
  const row = getEnrolment(reader, enrolmentId)
  if (row.courseId !== courseId) throw new AppError('not_found', 'No such enrolment')
  if (row.completedAt !== null || row.cancelledAt !== null) throw conflictOf('enrolmentOver')
  return row
}

/** A learner's enrolments, the newest first; in one course, or in all. */
export function enrolmentsOf({ db }: Reader, learnerId: string, courseId?: string) {
  const isIn = courseId === undefined ? undefined : eq(enrolmentsTable.courseId, courseId)
  return db
    .select()
    .from(enrolmentsTable)
    .where(and(eq(enrolmentsTable.learnerId, learnerId), isIn))
    .orderBy(desc(enrolmentsTable.enrolledAt), desc(enrolmentsTable.id))
    .all()
}

/** As many as are looked through. */
const mostShown = 20_000

/** Enrolments in a course, by the learner's name. */
export function enrolmentsIn({ db }: Reader, courseId: string): StoredEnrolment[] {
  const { learnerName, number } = enrolmentsTable
  return db
    .select()
    .from(enrolmentsTable)
    .where(eq(enrolmentsTable.courseId, courseId))
    .orderBy(asc(learnerName), asc(number))
    .limit(mostShown)
    .all()
}

/** An enrolment as the rules take it. */
export function toRule({ id, learnerName: _, percent: __, ...row }: StoredEnrolment): Enrolment {
  return { ...row, enrolmentId: id }
}

/** Writes what the rules made of an enrolment; a new one with the learner's name. */
export function keepEnrolment(
  { db }: Writer,
  { enrolmentId, ...values }: Enrolment,
  more: { learnerName?: string; percent: number },
): void {
  const kept = { ...values, ...more }
  db.insert(enrolmentsTable)
    .values({ learnerName: '', ...kept, id: enrolmentId })
    .onConflictDoUpdate({ target: enrolmentsTable.id, set: kept })
    .run()
}

/** What a learner did in each lesson that they opened. */
export function progressOf({ db }: Reader, enrolmentId: string): ProgressByLesson {
  const rows = db
    .select()
    .from(lessonProgressTable)
    .where(eq(lessonProgressTable.enrolmentId, enrolmentId))
    .all()
  return Object.fromEntries(
    rows.map(({ enrolmentId: _, lessonId, watched, ...row }) => [
      lessonId,
      { ...row, watched: Watched.parse(JSON.parse(watched)) },
    ]),
  )
}

/** Keeps what was done in a lesson, and how far the enrolment has come by it. */
export function keepProgress(
  writer: Writer,
  { version, enrolment }: { version: CourseVersion; enrolment: Enrolment },
  lessonId: string,
  progress: LessonProgress,
): void {
  const { enrolmentId } = enrolment
  const kept = { ...progress, watched: JSON.stringify(progress.watched) }
  writer.db
    .insert(lessonProgressTable)
    .values({ ...kept, enrolmentId, lessonId })
    .onConflictDoUpdate({
      target: [lessonProgressTable.enrolmentId, lessonProgressTable.lessonId],
      set: kept,
    })
    .run()
  const { percent } = courseProgress(version, progressOf(writer, enrolmentId))
  keepEnrolment(writer, enrolment, { percent })
}
