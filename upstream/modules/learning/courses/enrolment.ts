import { localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { type CourseVersion, type DueRule, lessonsOf } from './course.ts'
import type { ProgressByLesson } from './course-progress.ts'

/** One go of a learner at a course. Another go, for a new certificate, is a new one. */
export type Enrolment = {
  enrolmentId: string
  courseId: string
  version: number
  learnerId: string
  kind: 'self' | 'assigned' | 'paid'
  /** 1 for the learner's first in this course. */
  number: number
  /** The one before; its progress and certificate stay as they are. */
  previousId: string | null
  enrolledAt: string
  startedAt: string | null
  completedAt: string | null
  cancelledAt: string | null
  /** The last day that is in time, of the firm; null for none. */
  dueDate: string | null
}

/** How a course may be entered. */
export type EnrolmentRules = {
  isPublished: boolean
  isSelfAllowed: boolean
  /** Null for a course that costs nothing. */
  needsPayment: boolean
  /** Null for as many as come. */
  seats: number | null
}

export type EnrolRequest = {
  course: CourseVersion
  rules: EnrolmentRules
  learnerId: string
  kind: Enrolment['kind']
  /** The learner's enrolments in this course. */
  earlier: readonly Enrolment[]
  /** How many hold a seat now. */
  taken: number
  isPaid: boolean
  enrolmentId: string
  now: string
  /** The firm's IANA zone, whose days count. */
  timeZone: string
}

export type EnrolRefusal = 'notPublished' | 'notAllowed' | 'alreadyEnrolled' | 'unpaid' | 'full'

/**
 * Enrols a learner, or says why not. Who is enrolled already is not enrolled again while it goes on; another
 * go, for a new certificate, takes nothing of the one before.
 */
export function enrol(request: EnrolRequest): Enrolment | { refusal: EnrolRefusal } {
  const { rules, earlier, kind, taken, isPaid } = request
  if (!rules.isPublished) return { refusal: 'notPublished' }
  if (earlier.some(isRunning)) return { refusal: 'alreadyEnrolled' }
  if (kind === 'self' && (!rules.isSelfAllowed || rules.needsPayment))
    return { refusal: 'notAllowed' }
  if (kind === 'paid' && !isPaid) return { refusal: 'unpaid' }
  if (rules.seats !== null && taken >= rules.seats) return { refusal: 'full' }
  return make(request)
}

function make(request: EnrolRequest): Enrolment {
  const { course, learnerId, kind, earlier, enrolmentId, now, timeZone } = request
  const last = earlier.reduce<Enrolment | undefined>(
    (best, one) => (one.number > (best?.number ?? 0) ? one : best),
    undefined,
  )
  return {
    enrolmentId,
    courseId: course.courseId,
    version: course.version,
    learnerId,
    kind,
    number: (last?.number ?? 0) + 1,
    previousId: last?.enrolmentId ?? null,
    enrolledAt: now,
    startedAt: null,
    completedAt: null,
    cancelledAt: null,
    dueDate: dueDateOf(course.due, now, timeZone),
  }
}

function isRunning({
  completedAt,
  cancelledAt,
}: Pick<Enrolment, 'completedAt' | 'cancelledAt'>): boolean {
  return completedAt === null && cancelledAt === null
}

/** The last day in time: days are counted from the firm's day of the enrolment. */
export function dueDateOf(
  due: DueRule | null,
  enrolledAt: string,
  timeZone: string,
): string | null {
  if (due === null) return null
  if (due.kind === 'date') return due.date
  return shiftLocal(localOf(enrolledAt, timeZone).slice(0, 10), due.days * 1_440)
}

/** Whether an enrolment that goes on is past its due date on a day of the firm. */
export function isOverdue(
  enrolment: Pick<Enrolment, 'completedAt' | 'cancelledAt' | 'dueDate'>,
  today: string,
): boolean {
  return isRunning(enrolment) && enrolment.dueDate !== null && enrolment.dueDate < today
}

/**
 * The days on which to remind of a due date: some days before it (0 is the day itself), and after
 * it, from the day of the enrolment on. Sorted, each once.
 */
export function reminderDates(
  enrolment: Pick<Enrolment, 'dueDate' | 'enrolledAt'>,
  {
    daysBefore,
    daysAfter,
    timeZone,
  }: { daysBefore: number[]; daysAfter: number[]; timeZone: string },
): string[] {
  const { dueDate, enrolledAt } = enrolment
  if (dueDate === null) return []
  const shifts = [...daysBefore.map((days) => -days), ...daysAfter]
  const dates = shifts.map((days) => shiftLocal(dueDate, days * 1_440))
  const first = localOf(enrolledAt, timeZone).slice(0, 10)
  return [...new Set(dates)].filter((date) => date > first).sort()
}

/**
 * The version that an enrolment is of: who began keeps theirs, who has not begun gets the newest
 * that is published.
 */
export function versionOf(enrolment: Enrolment, newestPublished: number): number {
  return enrolment.startedAt === null
    ? Math.max(newestPublished, enrolment.version)
    : enrolment.version
}

/** The enrolment at its first opened lesson, which settles its version. */
export function start(enrolment: Enrolment, newestPublished: number, now: string): Enrolment {
  if (enrolment.startedAt !== null) return enrolment
  return { ...enrolment, version: versionOf(enrolment, newestPublished), startedAt: now }
}

export type Move = {
  enrolment: Enrolment
  progress: ProgressByLesson
  /** Lessons that were completed and are to be done anew, as their content changed or is gone. */
  lost: string[]
}

/**
 * Takes somebody who began to another version, as an act of its own: lessons that are the same,
 * content included, keep their progress.
 */
export function moveToVersion(
  enrolment: Enrolment,
  progress: ProgressByLesson,
  from: CourseVersion,
  to: CourseVersion,
): Move {
  const contents = new Map(lessonsOf(to).map((one) => [one.lessonId, one.contentVersion]))
  const old = new Map(lessonsOf(from).map((one) => [one.lessonId, one.contentVersion]))
  const isSame = (lessonId: string) => contents.get(lessonId) === old.get(lessonId)
  const entries = Object.entries(progress)
  return {
    enrolment: { ...enrolment, version: to.version },
    progress: Object.fromEntries(entries.filter(([lessonId]) => isSame(lessonId))),
    lost: entries.flatMap(([id, { completedAt }]) =>
      completedAt !== null && !isSame(id) ? [id] : [],
    ),
  }
}
