import { type AppError, problemKeyOf } from '#contract/core/errors.ts'
import type { RecurrenceProblem } from '#contract/core/recurrence.ts'

/** After so many failures in a row it is paused, until somebody has looked at it. */
const maxFailures = 3
const retryHours = 4

/** What a failed attempt changes of a row: it is tried again after hours, or paused. */
export function afterFailure(row: { failures: number }, error: AppError, now: Date) {
  const failures = row.failures + 1
  const isPaused = failures >= maxFailures
  const later = new Date(now.getTime() + retryHours * 3_600_000 * failures)
  return {
    failures,
    problem: JSON.stringify(problemOf(error)),
    runAt: later.toISOString(),
    ...(isPaused && { state: 'paused' as const }),
  }
}

/** The first thing that is wrong, as it can be said. */
function problemOf(error: AppError): RecurrenceProblem {
  const [first] = Object.entries(error.fields)
  if (first) return { field: first[0], key: first[1].key, params: first[1].params ?? {} }
  return { field: '', key: problemKeyOf(error), params: {} }
}
