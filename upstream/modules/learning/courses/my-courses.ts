import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { MyCourse, MyCourseOutline, MyCourses } from '#contract/learning/my-courses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { kindOf, lessonsOf } from './course.ts'
import { type CourseProgress, courseProgress } from './course-progress.ts'
import { enrolLearner } from './enrol-learners.ts'
import { isOverdue, versionOf } from './enrolment.ts'
import {
  enrolmentsOf,
  getEnrolment,
  progressOf,
  type StoredEnrolment,
  toRule,
} from './enrolment-rows.ts'
import { courses } from './register.ts'
import { getVersion } from './versions.ts'

/** The courses that the caller is in, and those they may enrol in. */
export function myCourses(reader: Reader, context: FirmContext): MyCourses {
  const own = enrolmentsOf(reader, context.actor.userId)
  const shown = own.filter(({ cancelledAt }) => cancelledAt === null)
  const running = shown.filter(({ completedAt }) => completedAt === null)
  const completed = shown.filter(({ completedAt }) => completedAt !== null)
  const toMine = (row: StoredEnrolment) => toMyCourse(reader, context, row)
  return {
    running: running.map(toMine).sort(byDueDate),
    completed: completed.map(toMine),
    offered: offeredTo(reader, { running, completed }),
  }
}

/** Enrols the caller. @throws AppError not_found; conflict (courseNotOpen, alreadyEnrolled) */
export function enrolMyself(writer: Writer, context: FirmContext, courseId: string): MyCourse {
  const { userId, userName } = context.actor
  const learner = { userId, name: userName }
  const made = enrolLearner(writer, context, { courseId, learner, kind: 'self' })
  if (!made) throw conflictOf('alreadyEnrolled')
  return toMyCourse(writer, context, getEnrolment(writer, made.enrolmentId))
}

/** A course of the caller's with its lessons. @throws AppError not_found, of others' too */
export function myCourse(
  reader: Reader,
  context: FirmContext,
  enrolmentId: string,
): MyCourseOutline {
  const row = requireMine(reader, context, enrolmentId)
  const { version, progress } = shownVersion(reader, row)
  const states = new Map(progress.lessons.map(({ lessonId, state }) => [lessonId, state]))
  return {
    ...toMyCourse(reader, context, row),
    courseVersion: version.version,
    order: version.order,
    chapters: version.chapters.map(({ chapterId, title, lessons }) => ({
      chapterId,
      title,
      lessons: lessons.map(({ lessonId, title: name, isRequired, content }) => ({
        ...{ lessonId, title: name, isRequired },
        kind: kindOf(content),
        state: states.get(lessonId) ?? 'locked',
      })),
    })),
  }
}

/** An enrolment of the caller's. @throws AppError not_found, of others' too */
export function requireMine(
  reader: Reader,
  { actor }: FirmContext,
  enrolmentId: string,
): StoredEnrolment {
  const row = getEnrolment(reader, enrolmentId)
  if (row.learnerId !== actor.userId) throw new AppError('not_found', 'No such enrolment')
  return row
}

/** The version that an enrolment is of, which is the newest until it is begun, and how far it is. */
export function shownVersion(reader: Reader, row: StoredEnrolment) {
  const { publishedVersion } = courses.get(reader, row.courseId)
  const version = getVersion(reader, row.courseId, versionOf(toRule(row), publishedVersion))
  return { version, progress: courseProgress(version, progressOf(reader, row.id)) }
}

function toMyCourse(reader: Reader, context: FirmContext, row: StoredEnrolment): MyCourse {
  const { version, progress } = shownVersion(reader, row)
  const { id, courseId, dueDate, startedAt, completedAt } = row
  const today = firmDate(reader, context)
  return {
    ...{ enrolmentId: id, courseId, dueDate, startedAt, completedAt },
    title: version.title,
    summary: version.summary,
    ...pick(progress),
    isOverdue: isOverdue(row, today),
    resumeLessonId: progress.resume?.lessonId ?? null,
  }
}

function pick({ completed, required, percent }: CourseProgress) {
  return { completed, required, percent }
}

function byDueDate(one: MyCourse, other: MyCourse): number {
  return (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999')
}

type Taken = Record<'running' | 'completed', readonly StoredEnrolment[]>

/**
 * Published courses that members enrol in by themselves, but for those they are in, and those they
 * have completed as they are: a certificate that runs out enrols them again by itself.
 */
function offeredTo(reader: Reader, { running, completed }: Taken): MyCourses['offered'] {
  const rows = reader.sql.exec<{ id: string; version: number }>(
    `select id, published_version as version from courses
     where is_archived = 0 and is_self_allowed = 1 and published_version > 0
     order by title collate nocase, id limit 200`,
  )
  return rows
    .toArray()
    .filter(({ id }) => !running.some(({ courseId }) => courseId === id))
    .filter(
      (one) => !completed.some((row) => row.courseId === one.id && row.version >= one.version),
    )
    .map(({ id, version }) => {
      const { title, summary, chapters } = getVersion(reader, id, version)
      return { courseId: id, title, summary, lessons: lessonsOf({ chapters }).length }
    })
}
