import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { saveAnswers, startQuiz, submitQuiz, viewAttempt } from '../quizzes/index.ts'
import { lessonsOf } from './course.ts'
import { enrolLearner } from './enrol-learners.ts'
import { courses } from './register.ts'
import { getVersion } from './versions.ts'

/** Learners of a course to be made, numbered from one on; at most five hundred. */
export const SeedLearners = z.object({
  courseId: Id,
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(500),
})

/**
 * Enrols learners for measuring with: each has completed another share of the lessons that are read,
 * and has taken each quiz once, with answers that are right for one more often than for another.
 */
export function seedLearners(
  writer: Writer,
  firm: FirmContext,
  { courseId, first, count }: z.infer<typeof SeedLearners>,
): void {
  const { publishedVersion } = courses.get(writer, courseId)
  const lessons = lessonsOf(getVersion(writer, courseId, publishedVersion))
  const read = lessons.filter(({ content }) => content.kind !== 'quiz')
  const now = firm.now.toISOString()
  for (let at = first; at < first + count; at++) {
    const learner = { userId: firm.newId(), name: `Learner ${String(at).padStart(5, '0')}` }
    const made = enrolLearner(writer, firm, { courseId, learner, kind: 'self' })
    if (!made) continue
    const { enrolmentId } = made
    const done = read.slice(0, at % (read.length + 1)).map(({ lessonId }) => lessonId)
    writer.sql.exec('update course_enrolments set started_at = ? where id = ?', now, enrolmentId)
    writer.sql.exec(
      `insert into lesson_progress
         (enrolment_id, lesson_id, opened_at, last_opened_at, watched, completed_at)
       select ?1, value, ?2, ?2, '[]', ?2 from json_each(?3)`,
      ...[enrolmentId, now, JSON.stringify(done)],
    )
    const actor = { ...firm.actor, userId: learner.userId, userName: learner.name }
    for (const { lessonId, content } of lessons) {
      if (content.kind !== 'quiz') continue
      const place = { enrolmentId, lessonId }
      takeOnce(writer, { ...firm, actor }, { ...place, quizId: content.quizId }, at)
    }
  }
}

type Place = { enrolmentId: string; lessonId: string; quizId: string }

/** Takes a quiz of single choices. */
function takeOnce(writer: Writer, learner: FirmContext, place: Place, at: number): void {
  const { attemptId } = startQuiz(writer, learner, place)
  const ref = { ...place, attemptId }
  const { running } = viewAttempt(writer, learner, ref)
  const answers = (running?.questions ?? []).map(({ questionId, choices }, number) => {
    const chosen = choices[(at + number) % 3 === 0 ? number % choices.length : 0]?.key ?? null
    return { questionId, answer: { kind: 'single' as const, chosen } }
  })
  saveAnswers(writer, learner, { ...ref, answers, tabId: 'a', tabSequence: 1 })
  submitQuiz(writer, learner, ref)
}
