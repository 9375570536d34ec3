import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type Enrolment, enrol } from './enrolment.ts'
import { enrolmentsOf, keepEnrolment, toRule } from './enrolment-rows.ts'
import { courses } from './register.ts'
import { planReminder, tellAssigned } from './remind.ts'
import { getVersion } from './versions.ts'

export type Learner = { userId: string; name: string }

type Enrolling = {
  courseId: string
  learner: Learner
  kind: Enrolment['kind']
  /** In place of the day that the course counts. */
  dueDate?: string | null
}

/**
 * Enrols somebody in the newest version; undefined where they are in the course already.
 * @throws AppError not_found; conflict (notAllowed, notPublished) by the key of a problem
 */
export function enrolLearner(
  writer: Writer,
  context: FirmContext,
  { courseId, learner, kind, dueDate = null }: Enrolling,
): Enrolment | undefined {
  const course = courses.get(writer, courseId)
  if (course.publishedVersion === 0 || course.isArchived) throw conflictOf('courseNotOpen')
  const made = enrol({
    course: getVersion(writer, courseId, course.publishedVersion),
    rules: {
      isPublished: true,
      isSelfAllowed: course.isSelfAllowed,
      needsPayment: false,
      seats: null,
    },
    learnerId: learner.userId,
    kind,
    earlier: enrolmentsOf(writer, learner.userId, courseId).map(toRule),
    taken: 0,
    // Whoever enrols a buyer has seen to the payment.
    isPaid: kind === 'paid',
    enrolmentId: context.newId(),
    now: context.now.toISOString(),
    timeZone: getFirmProfile(writer).timeZone,
  })
  if ('refusal' in made) {
    if (made.refusal === 'alreadyEnrolled') return undefined
    throw conflictOf('courseNotOpen')
  }
  const enrolment = { ...made, dueDate: dueDate ?? made.dueDate }
  keepEnrolment(writer, enrolment, { learnerName: learner.name, percent: 0 })
  planReminder(writer, context, enrolment)
  if (kind === 'assigned') tellAssigned(writer, context, enrolment, course.title)
  return enrolment
}

/**
 * Enrols somebody once more, for a new certificate; undefined while they are in the course, or where
 * nobody can enrol any more.
 */
export function enrolAnew(
  writer: Writer,
  context: FirmContext,
  { courseId, learner }: Pick<Enrolling, 'courseId' | 'learner'>,
): Enrolment | undefined {
  const course = courses.find(writer, courseId)
  if (!course || course.publishedVersion === 0 || course.isArchived) return undefined
  // A place that was bought is bought anew.
  const earlier = enrolmentsOf(writer, learner.userId, courseId)
  if (earlier.some(({ kind }) => kind === 'paid')) return undefined
  return enrolLearner(writer, context, { courseId, learner, kind: 'assigned' })
}
