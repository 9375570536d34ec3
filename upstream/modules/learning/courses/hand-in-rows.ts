import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { HandIn, LearnerHandIn } from '#contract/learning/hand-ins.ts'
import type { Reader } from '../../../firm/store.ts'
import { findFile } from './course-files.ts'
import { getEnrolment } from './enrolment-rows.ts'
import { courses } from './register.ts'
import { handInsTable } from './tables.ts'

export type StoredHandIn = typeof handInsTable.$inferSelect

const mostShown = 500

/** @throws AppError not_found */
export function getHandIn({ db }: Reader, id: string): StoredHandIn {
  const row = db.select().from(handInsTable).where(eq(handInsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such hand-in')
  return row
}

/** What a learner handed in for a lesson, the newest first. */
export function handInsOf(reader: Reader, enrolmentId: string, lessonId: string): HandIn[] {
  const isOf = and(eq(handInsTable.enrolmentId, enrolmentId), eq(handInsTable.lessonId, lessonId))
  return reader.db
    .select()
    .from(handInsTable)
    .where(isOf)
    .orderBy(desc(handInsTable.id))
    .limit(mostShown)
    .all()
    .map((row) => toHandIn(reader, row))
}

/** What was handed in in a course: those that wait first. @throws AppError not_found */
export function listHandIns(reader: Reader, courseId: string): { rows: LearnerHandIn[] } {
  courses.get(reader, courseId)
  const of = (isWaiting: boolean) =>
    reader.sql
      .exec<{ id: string }>(
        `select id from course_hand_ins where course_id = ? and (state = 'submitted') = ?
         order by ${isWaiting ? 'id' : 'id desc'} limit ${mostShown}`,
        courseId,
        isWaiting ? 1 : 0,
      )
      .toArray()
  return { rows: [...of(true), ...of(false)].map(({ id }) => toLearnerHandIn(reader, id)) }
}

/** A hand-in as whoever looks at it sees it. @throws AppError not_found */
export function toLearnerHandIn(reader: Reader, id: string): LearnerHandIn {
  const row = getHandIn(reader, id)
  const { learnerName } = getEnrolment(reader, row.enrolmentId)
  const { lessonTitle, judgedBy } = row
  return { ...toHandIn(reader, row), learnerName, lessonTitle, judgedBy }
}

type Ref = { handInId: string; courseId?: string; enrolmentId?: string; lessonId?: string }

/** The file of a hand-in, at the place that is named. @throws AppError not_found */
export function handInFileId(
  reader: Reader,
  { handInId, courseId, enrolmentId, lessonId }: Ref,
): string {
  const row = getHandIn(reader, handInId)
  const isThere =
    (courseId === undefined || row.courseId === courseId) &&
    (enrolmentId === undefined || row.enrolmentId === enrolmentId) &&
    (lessonId === undefined || row.lessonId === lessonId)
  if (!isThere) throw new AppError('not_found', 'No such hand-in')
  return row.fileId
}

function toHandIn(reader: Reader, row: StoredHandIn): HandIn {
  const { id, text, state, note, submittedAt, judgedAt } = row
  const fileName = findFile(reader, row.fileId)?.name ?? null
  return { id, text, state, note, submittedAt, judgedAt, fileName }
}
