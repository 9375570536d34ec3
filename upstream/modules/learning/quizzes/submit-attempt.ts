import { type Attempt, endOf, isAfter } from './attempt.ts'

/**
 * Submits what is saved; a request brings no answers of its own. Submitting twice is the same as
 * once. After the deadline and its grace the deadline has submitted it.
 */
export function submitAttempt(given: Attempt, receivedAt: string): Attempt {
  const attempt = closeIfDue(given, receivedAt)
  if (attempt.submittedAt !== null) return attempt
  return { ...attempt, submittedAt: receivedAt, submittedBy: 'learner' }
}

/**
 * The attempt, submitted with what was saved where its time is over, grace included. To be called
 * by a job at `endOf(attempt)` and before anything else is done with a running attempt: an attempt
 * whose job is late is treated as one whose job was not.
 */
export function closeIfDue(attempt: Attempt, now: string): Attempt {
  const { deadlineAt, submittedAt } = attempt
  const end = endOf(attempt)
  if (submittedAt !== null || deadlineAt === null || end === null || !isAfter(now, end)) {
    return attempt
  }
  return { ...attempt, submittedAt: deadlineAt, submittedBy: 'deadline' }
}
