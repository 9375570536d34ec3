import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type {
  AnswersInput,
  QuizStanding,
  Attempt as ShownAttempt,
} from '#contract/learning/attempts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { type Attempt, endOf } from './attempt.ts'
import {
  attemptsAt,
  getAttempt,
  getQuizVersion,
  type KeptAttempt,
  keepAttempt,
  keepQuizVersion,
  type Place,
} from './attempt-rows.ts'
import { questionsOf, versionOfQuiz } from './build-version.ts'
import { describeScoring, gradeAttempt, resultOf } from './grade-attempt.ts'
import { tellGraded } from './graded.ts'
import { canStartAgain, told, viewRunningAttempt, viewSubmittedAttempt } from './learner-view.ts'
import type { QuizVersion } from './quiz.ts'
import { quizFaults } from './quiz-faults.ts'
import { quizzes } from './register.ts'
import { saveAnswer } from './save-answer.ts'
import { startAttempt } from './start-attempt.ts'
import { closeIfDue, submitAttempt } from './submit-attempt.ts'

export const deadlineJob = 'quizzes.deadline'

type At = Place & { quizId: string }

/** What is said of a quiz before an attempt, and the learner's attempts in this place. */
export function quizStanding(
  reader: Reader,
  { now }: FirmContext,
  { quizId, ...place }: At,
): QuizStanding {
  const stored = quizzes.get(reader, quizId)
  const quiz = versionOfQuiz(stored, questionsOf(reader, stored))
  const kept = attemptsAt(reader, place)
  const at = now.toISOString()
  const attempts = kept.map(({ attempt }) => closeIfDue(attempt, at))
  const running = attempts.find(({ submittedAt }) => submittedAt === null)
  const canAgain = canStartAgain(quiz, attempts, at)
  const isReady = quizFaults(quiz).length === 0
  const notice = isReady
    ? describeScoring(quiz)
    : { questionCount: 0, maxPoints: '0', negativeMarks: quiz.negativeMarks }
  const { passPercent, timeLimitSeconds, attemptsAllowed, counts } = quiz
  return {
    title: stored.title,
    intro: stored.intro,
    ...{ passPercent, timeLimitSeconds, attemptsAllowed, counts },
    ...notice,
    attempts: kept.map((one, place) => {
      const attempt = attempts[place] ?? one.attempt
      const { attemptId, number, startedAt, submittedAt } = attempt
      const own = getQuizVersion(reader, attempt)
      const isTold = submittedAt !== null && told(own, { now: at, canStartAgain: canAgain }).score
      const grade = one.grade ?? gradeAttempt(own, attempt)
      const { points, maxPoints, percent, isPassed } = grade
      const score = isTold ? { points, maxPoints, percent, isPassed } : null
      return { attemptId, number, startedAt, submittedAt, score }
    }),
    runningId: running?.attemptId ?? null,
    canStart: isReady && canAgain,
  }
}

/**
 * Starts an attempt in a place of somebody's course, or gives the one that runs.
 * @throws AppError conflict (quizNotReady, noAttemptsLeft)
 */
export function startQuiz(
  writer: Writer,
  context: FirmContext,
  { quizId, ...place }: At,
): { attemptId: string } {
  const now = context.now.toISOString()
  const stored = quizzes.get(writer, quizId)
  const quiz = versionOfQuiz(stored, questionsOf(writer, stored))
  if (quizFaults(quiz).length > 0) throw conflictOf('quizNotReady')
  const { userId: learnerId, userName } = context.actor
  const made = startAttempt({
    quiz,
    learnerId,
    earlier: attemptsAt(writer, place).map(({ attempt }) => attempt),
    attemptId: context.newId(),
    now,
    seed: crypto.randomUUID(),
    extraTimePercent: 0,
  })
  if (made.outcome === 'resumed') return { attemptId: made.attempt.attemptId }
  if (made.outcome !== 'started') throw conflictOf('noAttemptsLeft')
  const { attempt } = made
  keepQuizVersion(writer, quiz)
  keepAttempt(writer, { ...place, learnerName: userName, attempt, grade: null })
  const end = endOf(attempt)
  if (end !== null) {
    const { attemptId } = attempt
    schedule(writer, {
      kind: deadlineJob,
      key: attemptId,
      // What is on its way at the last moment is taken first.
      dueAt: new Date(Date.parse(end) + 1000),
      payload: { attemptId },
      title: stored.title,
    })
  }
  return { attemptId: attempt.attemptId }
}

/** An attempt of the caller's as they may see it now. @throws AppError not_found, of others' too */
export function viewAttempt(
  reader: Reader,
  context: FirmContext,
  ref: Place & { attemptId: string },
): Omit<ShownAttempt, 'lessonTitle'> {
  const kept = requireOwn(reader, context, ref)
  const now = context.now.toISOString()
  const attempt = closeIfDue(kept.attempt, now)
  const quiz = getQuizVersion(reader, attempt)
  const quizTitle = quizzes.get(reader, attempt.quizId).title
  if (attempt.submittedAt === null) {
    return { quizTitle, running: viewRunningAttempt(quiz, attempt, now), submitted: null }
  }
  const all = attemptsAt(reader, ref).map((one) => one.attempt)
  const submitted = viewSubmittedAttempt(quiz, attempt, {
    now,
    canStartAgain: canStartAgain(quiz, all, now),
    ...(kept.grade && { grade: kept.grade }),
  })
  return { quizTitle, running: null, submitted }
}

/**
 * Takes answers of a tab. After the deadline nothing is taken: what was saved by then is submitted.
 * @throws AppError not_found, invalid for an answer that does not fit its question
 */
export function saveAnswers(
  writer: Writer,
  context: FirmContext,
  { answers, tabId, tabSequence, ...ref }: AnswersInput & Place & { attemptId: string },
): { isSubmitted: boolean; secondsLeft: number | null } {
  const kept = requireOwn(writer, context, ref)
  const quiz = getQuizVersion(writer, kept.attempt)
  const now = context.now.toISOString()
  let attempt = closeIfDue(kept.attempt, now)
  for (const { questionId, answer } of answers) {
    const saved = saveAnswer(quiz, attempt, { questionId, answer, tabId, tabSequence }, now)
    if (saved.outcome === 'unknownQuestion' || saved.outcome === 'invalidAnswer')
      throw invalidField('answers', 'invalid')
    attempt = saved.attempt
  }
  keepChanged(writer, context, kept, attempt)
  const { secondsLeft = null } =
    attempt.submittedAt === null ? viewRunningAttempt(quiz, attempt, now) : {}
  return { isSubmitted: attempt.submittedAt !== null, secondsLeft }
}

/** Submits what is saved. @throws AppError not_found */
export function submitQuiz(
  writer: Writer,
  context: FirmContext,
  ref: Place & { attemptId: string },
): void {
  const kept = requireOwn(writer, context, ref)
  keepChanged(writer, context, kept, submitAttempt(kept.attempt, context.now.toISOString()))
}

/** Submits what was saved of an attempt whose time is over; nothing where it was submitted before. */
export function closeOverdue(writer: Writer, context: FirmContext, attemptId: string): void {
  const kept = getAttempt(writer, attemptId)
  keepChanged(writer, context, kept, closeIfDue(kept.attempt, context.now.toISOString()))
}

/** Writes an attempt; its first submission is graded, and told to the course. */
function keepChanged(
  writer: Writer,
  context: FirmContext,
  kept: KeptAttempt,
  attempt: Attempt,
): void {
  if (attempt === kept.attempt) return
  const quiz = getQuizVersion(writer, attempt)
  const isNew = kept.attempt.submittedAt === null && attempt.submittedAt !== null
  keepAttempt(writer, { ...kept, attempt, grade: isNew ? gradeAttempt(quiz, attempt) : kept.grade })
  if (isNew) tellResult(writer, context, quiz, kept)
}

/** Tells what counts of all attempts in a place. */
export function tellResult(
  writer: Writer,
  context: FirmContext,
  quiz: QuizVersion,
  { enrolmentId, lessonId }: Place,
): void {
  const place = { enrolmentId, lessonId }
  const grades = attemptsAt(writer, place).flatMap(({ attempt, grade }) =>
    grade === null ? [] : [{ attemptId: attempt.attemptId, ...grade }],
  )
  const { percent, isPassed } = resultOf(quiz, grades)
  tellGraded(writer, context, { ...place, percent, isPassed })
}

function requireOwn(
  reader: Reader,
  { actor }: FirmContext,
  { attemptId, enrolmentId, lessonId }: Place & { attemptId: string },
): KeptAttempt {
  const kept = getAttempt(reader, attemptId)
  const isOwn =
    kept.attempt.learnerId === actor.userId &&
    kept.enrolmentId === enrolmentId &&
    kept.lessonId === lessonId
  if (!isOwn) throw new AppError('not_found', 'No such attempt')
  return kept
}
