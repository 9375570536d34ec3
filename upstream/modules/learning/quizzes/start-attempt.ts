import { type Attempt, type AttemptItem, isAfter, plusSeconds } from './attempt.ts'
import { type Question, shownIds } from './question.ts'
import type { QuizVersion, Slot } from './quiz.ts'
import { type Random, randomOf } from './random.ts'
import { closeIfDue } from './submit-attempt.ts'

export type StartRequest = {
  quiz: QuizVersion
  learnerId: string
  /** The learner's attempts at this quiz in this enrolment, of any version. */
  earlier: readonly Attempt[]
  attemptId: string
  /** Instant in UTC by the server's clock. */
  now: string
  /** From a source that nobody can guess. */
  seed: string
  /** More time for this learner, in per cent of the limit; 0 for none. */
  extraTimePercent: number
}

export type StartOutcome =
  | { outcome: 'started' | 'resumed'; attempt: Attempt }
  | { outcome: 'notOpenYet'; opensAt: string }
  | { outcome: 'closed' | 'noAttemptsLeft' }

/**
 * Starts an attempt, or gives back the one that runs: a second tab resumes it, with the same
 * questions in the same order and the same deadline. An attempt counts from here on.
 */
export function startAttempt(request: StartRequest): StartOutcome {
  const { quiz, earlier, now } = request
  const running = earlier.find((one) => closeIfDue(one, now).submittedAt === null)
  if (running !== undefined) return { outcome: 'resumed', attempt: running }
  const { opensAt, closesAt, attemptsAllowed } = quiz
  if (opensAt !== null && isAfter(opensAt, now)) return { outcome: 'notOpenYet', opensAt }
  if (closesAt !== null && !isAfter(closesAt, now)) return { outcome: 'closed' }
  if (attemptsAllowed !== null && earlier.length >= attemptsAllowed) {
    return { outcome: 'noAttemptsLeft' }
  }
  return { outcome: 'started', attempt: makeAttempt(request) }
}

function makeAttempt(request: StartRequest): Attempt {
  const { quiz, learnerId, earlier, attemptId, now } = request
  return {
    attemptId,
    quizId: quiz.quizId,
    quizVersion: quiz.version,
    learnerId,
    number: Math.max(0, ...earlier.map((one) => one.number)) + 1,
    startedAt: now,
    deadlineAt: deadlineOf(request),
    graceSeconds: quiz.graceSeconds,
    items: drawItems(quiz, randomOf(request.seed)),
    saved: {},
    submittedAt: null,
    submittedBy: null,
  }
}

/** The end of the time limit or the closing of the quiz, whichever comes first. */
function deadlineOf({ quiz, now, extraTimePercent }: StartRequest): string | null {
  const { timeLimitSeconds, closesAt } = quiz
  if (timeLimitSeconds === null) return closesAt
  const seconds = Math.ceil((timeLimitSeconds * (100 + extraTimePercent)) / 100)
  const byLimit = plusSeconds(now, seconds)
  return closesAt !== null && isAfter(byLimit, closesAt) ? closesAt : byLimit
}

function drawItems(quiz: QuizVersion, random: Random): AttemptItem[] {
  const items = quiz.slots.flatMap((slot) =>
    drawnIds(slot, random).map((questionId) => {
      const question = requireQuestion(quiz, questionId)
      return {
        questionId,
        points: slot.points ?? question.points,
        shown: shownOrder(question, quiz.shuffleOptions, random),
        choices: question.kind === 'pairs' ? random.shuffle(rightIds(question)) : [],
      }
    }),
  )
  return quiz.shuffleQuestions ? random.shuffle(items) : items
}

function drawnIds(slot: Slot, random: Random): string[] {
  if (slot.kind === 'fixed') return [slot.questionId]
  return random.shuffle(slot.questionIds).slice(0, slot.draw)
}

/** What is to be put in order is always shuffled: it stands in the right order. */
function shownOrder(question: Question, shuffles: boolean, random: Random): string[] {
  const ids = shownIds(question)
  if (question.kind === 'order') return random.shuffle(ids)
  const isKept = 'keepOrder' in question && question.keepOrder
  return shuffles && !isKept ? random.shuffle(ids) : ids
}

function rightIds(question: Extract<Question, { kind: 'pairs' }>): string[] {
  return question.rights.map(({ optionId }) => optionId)
}

/** The question of an id. Throws RangeError where the version has none. */
export function requireQuestion(quiz: QuizVersion, questionId: string): Question {
  const question = Object.hasOwn(quiz.questions, questionId) && quiz.questions[questionId]
  if (!question) throw new RangeError(`No question ${questionId}`)
  return question
}
