import { instantOf } from '#contract/core/zoned-time.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { type Enrolment, reminderDates } from './enrolment.ts'
import { getEnrolment, toRule } from './enrolment-rows.ts'
import { courses } from './register.ts'

export const reminderJob = 'courses.remind'

/** An enrolment that is due, of somebody who is no member; `origin` is that of the web app. */
export type DueOutside = { learnerId: string; origin: string }

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It reminds learners whom notices do not reach, as they are no members. */
    courseDueOutside: (writer: Writer, context: FirmContext, due: DueOutside) => void
  }
}

/** A week and a day before a course is due, on the day itself, and twice after it. */
const rhythm = { daysBefore: [7, 1, 0], daysAfter: [3, 10] }

/** Tells somebody that a course was assigned to them. */
export function tellAssigned(
  writer: Writer,
  context: FirmContext,
  { enrolmentId, learnerId }: Enrolment,
  course: string,
): void {
  queueNotice(writer, context, {
    kind: 'courseAssigned',
    params: { course },
    link: `/firms/${context.firmId}/my-courses/${enrolmentId}`,
    userIds: [learnerId],
  })
}

/** Has the next reminder of an enrolment come at seven in the morning of its day. */
export function planReminder(writer: Writer, context: FirmContext, enrolment: Enrolment): void {
  const { timeZone } = getFirmProfile(writer)
  const today = firmDate(writer, context)
  const next = reminderDates(enrolment, { ...rhythm, timeZone }).find((date) => date > today)
  if (next === undefined) return
  const { enrolmentId } = enrolment
  schedule(writer, {
    kind: reminderJob,
    key: enrolmentId,
    dueAt: new Date(instantOf(`${next}T07:00`, timeZone)),
    payload: { enrolmentId },
  })
}

/** Reminds a learner who is not done, and plans the next time. */
export function remind(
  writer: Writer,
  context: FirmContext,
  { enrolmentId, origin }: { enrolmentId: string; origin: string },
): void {
  const row = getEnrolment(writer, enrolmentId)
  const { completedAt, cancelledAt, dueDate, courseId, learnerId } = row
  if (completedAt !== null || cancelledAt !== null || dueDate === null) return
  if (row.kind === 'paid') {
    for (const tell of hooks('courseDueOutside')) tell(writer, context, { learnerId, origin })
  } else {
    queueNotice(writer, context, {
      kind: 'courseDue',
      params: { course: courses.get(writer, courseId).title, date: dueDate },
      link: `/firms/${context.firmId}/my-courses/${enrolmentId}`,
      userIds: [learnerId],
      isForAll: true,
    })
  }
  planReminder(writer, context, toRule(row))
}
