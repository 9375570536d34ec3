import type { Answer } from './question.ts'

/**
 * One learner's attempt at a version of a quiz. It is made at the start, whole: which questions,
 * in which order, until when. It counts from then on, submitted or not.
 */
export type Attempt = {
  attemptId: string
  quizId: string
  quizVersion: number
  learnerId: string
  /** 1 for the learner's first in this enrolment. */
  number: number
  /** Instants in UTC, by the server's clock, as all here. */
  startedAt: string
  /** Null where neither the attempt nor the quiz ends by itself. */
  deadlineAt: string | null
  graceSeconds: number
  items: AttemptItem[]
  /** By question. */
  saved: Record<string, SavedAnswer>
  submittedAt: string | null
  /** `deadline`: time was up, and what was saved by then was submitted. */
  submittedBy: 'learner' | 'deadline' | null
}

export type AttemptItem = {
  questionId: string
  /** What it counts in this attempt: a decimal text. */
  points: string
  /** The ids of options, items or the left side, as this learner sees them. */
  shown: string[]
  /** The ids of the right side of pairs as this learner sees them; else none. */
  choices: string[]
}

export type SavedAnswer = {
  answer: Answer
  savedAt: string
  /** For each tab, the last of its saves that was taken: a delayed repeat of an earlier one is not. */
  tabs: Record<string, number>
}

/** When an attempt is over for answers that are still on their way; null where it never is. */
export function endOf(attempt: Attempt): string | null {
  return attempt.deadlineAt === null ? null : plusSeconds(attempt.deadlineAt, attempt.graceSeconds)
}

/** Throws RangeError where an attempt is of another version: it keeps the one it was made from. */
export function requireOwnVersion(
  quiz: { quizId: string; version: number },
  { quizId, quizVersion }: Attempt,
): void {
  if (quiz.quizId !== quizId || quiz.version !== quizVersion)
    throw new RangeError('Another version')
}

/** An instant some seconds later. Throws RangeError for a text that is none. */
export function plusSeconds(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

/** Whether an instant is after another. */
export function isAfter(instant: string, other: string): boolean {
  return Date.parse(instant) > Date.parse(other)
}
