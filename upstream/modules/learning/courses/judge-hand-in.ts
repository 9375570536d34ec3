import { eq } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { LearnerHandIn, Verdict } from '#contract/learning/hand-ins.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { requireNotOneself } from '../../people/employees/index.ts'
import { getEnrolment } from './enrolment-rows.ts'
import { getHandIn, toLearnerHandIn } from './hand-in-rows.ts'
import { followLesson } from './my-lessons.ts'
import { courses } from './register.ts'
import { handInsTable } from './tables.ts'

/**
 * Accepts what was handed in, which completes its lesson, or gives it back with what is missing.
 * Nobody but the owner judges what they handed in themselves.
 * @throws AppError not_found; forbidden (ownMatter); invalid for one given back without a word; conflict (judgedAlready)
 */
export function judgeHandIn(
  writer: Writer,
  firm: FirmContext,
  { courseId, handInId, verdict, note }: Verdict & { courseId: string; handInId: string },
): LearnerHandIn {
  requireMayAct(writer, firm, 'approve')
  const before = getHandIn(writer, handInId)
  if (before.courseId !== courseId) throw new AppError('not_found', 'No such hand-in')
  const { enrolmentId, lessonId, lessonTitle } = before
  const { learnerId, learnerName } = getEnrolment(writer, enrolmentId)
  requireNotOneself(firm, { userId: learnerId })
  if (before.state !== 'submitted') throw conflictOf('judgedAlready')
  if (verdict === 'returned' && note === '') throw invalidField('note', 'required')
  writer.db
    .update(handInsTable)
    .set({
      ...{ state: verdict, note },
      judgedAt: firm.now.toISOString(),
      judgedBy: firm.actor.userName,
    })
    .where(eq(handInsTable.id, handInId))
    .run()
  writer.audit({
    entity: 'course',
    entityId: courseId,
    action: verdict === 'accepted' ? 'acceptHandIn' : 'returnHandIn',
    title: courses.get(writer, courseId).title,
    after: { learners: [learnerName], lessons: [lessonTitle], note },
  })
  queueNotice(writer, firm, {
    kind: verdict === 'accepted' ? 'handInAccepted' : 'handInReturned',
    params: { lesson: lessonTitle },
    link: `/firms/${firm.firmId}/my-courses/${enrolmentId}/lessons/${lessonId}`,
    userIds: [learnerId],
  })
  followLesson(
    writer,
    firm,
    { enrolmentId, lessonId },
    {
      kind: 'assignment',
      state: verdict,
    },
  )
  return toLearnerHandIn(writer, handInId)
}
