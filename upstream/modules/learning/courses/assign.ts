import { invalidField } from '#contract/core/errors.ts'
import type { Assignment, AssignmentOutcome, Enrolment } from '#contract/learning/courses.ts'
import type { LearnerPageQuery } from '#contract/learning/learner-page.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { enrolLearner, type Learner } from './enrol-learners.ts'
import { isOverdue } from './enrolment.ts'
import {
  enrolmentsIn,
  enrolmentsOf,
  getEnrolment,
  getOpenEnrolment,
  keepEnrolment,
  type StoredEnrolment,
  toRule,
} from './enrolment-rows.ts'
import { membersInGroups } from './learner-groups.ts'
import { pageOfLearners } from './learner-page.ts'
import { courses } from './register.ts'

type ToAssign = Assignment & { courseId: string; members: readonly FirmMember[] }

/**
 * Enrols those who are meant; who is in the course already, or has completed it, stays as they are.
 * @throws AppError invalid where nobody is chosen; conflict (courseNotOpen)
 */
export function assign(
  writer: Writer,
  context: FirmContext,
  { courseId, userIds, roles, managerIds, places, dueDate, members }: ToAssign,
): AssignmentOutcome {
  const inGroups = membersInGroups(writer, context, { managerIds, places })
  const chosen = new Set([...userIds, ...inGroups])
  const held: ReadonlySet<string | null> = new Set(roles)
  const meant = members.filter(({ userId, role }) => chosen.has(userId) || held.has(role))
  if (meant.length === 0) throw invalidField('userIds', 'required')
  if (dueDate !== null && dueDate < firmDate(writer, context))
    throw invalidField('dueDate', 'inPast')
  const made = meant.filter((learner) => assignOne(writer, context, { courseId, learner, dueDate }))
  const { title } = courses.get(writer, courseId)
  if (made.length > 0) {
    const after = { learners: made.map(({ name }) => name) }
    writer.audit({ entity: 'course', entityId: courseId, action: 'assign', title, after })
  }
  return { enrolled: made.length, already: meant.length - made.length }
}

/** Whether somebody was enrolled who has never been in the course; another go is an act of its own. */
export function assignOne(
  writer: Writer,
  context: FirmContext,
  { courseId, learner, dueDate }: { courseId: string; learner: Learner; dueDate: string | null },
): boolean {
  const earlier = enrolmentsOf(writer, learner.userId, courseId)
  if (earlier.some(({ cancelledAt }) => cancelledAt === null)) return false
  return (
    enrolLearner(writer, context, { courseId, learner, kind: 'assigned', dueDate }) !== undefined
  )
}

/** Who is in a course, by name and page by page. @throws AppError not_found */
export function listEnrolments(
  reader: Reader,
  context: FirmContext,
  { courseId, ...query }: LearnerPageQuery & { courseId: string },
) {
  courses.get(reader, courseId)
  const today = firmDate(reader, context)
  const found = pageOfLearners(enrolmentsIn(reader, courseId), (row) => row.learnerName, query)
  return { ...found, rows: found.rows.map((row) => toEnrolment(row, today)) }
}

/** @throws AppError not_found; conflict (enrolmentOver) */
export function cancelEnrolment(
  writer: Writer,
  context: FirmContext,
  { courseId, enrolmentId }: { courseId: string; enrolmentId: string },
): Enrolment {
  const row = getOpenEnrolment(writer, { courseId, enrolmentId })
  const cancelledAt = context.now.toISOString()
  keepEnrolment(writer, { ...toRule(row), cancelledAt }, { percent: row.percent })
  const { title } = courses.get(writer, courseId)
  writer.audit({
    entity: 'course',
    entityId: courseId,
    action: 'unassign',
    title,
    before: { learners: [row.learnerName] },
  })
  return toEnrolment(getEnrolment(writer, enrolmentId), firmDate(writer, context))
}

export function toEnrolment(row: StoredEnrolment, today: string): Enrolment {
  const { id, learnerId, learnerName, number, percent, dueDate } = row
  const { enrolledAt, startedAt, completedAt } = row
  return {
    ...{ id, learnerId, learnerName, number, percent, dueDate },
    ...{ enrolledAt, startedAt, completedAt },
    courseVersion: row.version,
    state: stateOf(row),
    isOverdue: isOverdue(row, today),
  }
}

function stateOf({ completedAt, cancelledAt, startedAt }: StoredEnrolment): Enrolment['state'] {
  if (completedAt !== null) return 'completed'
  if (cancelledAt !== null) return 'cancelled'
  return startedAt === null ? 'notStarted' : 'inProgress'
}
