import type { AppError, FieldProblem } from '#contract/errors.ts'

/** How long to wait after too many attempts: to the second, or in minutes when it is long. */
export function waitProblem({ retryAfterSeconds }: AppError): FieldProblem {
  if (retryAfterSeconds === undefined) return { key: 'tooManyAttempts' }
  return retryAfterSeconds <= 90
    ? { key: 'waitSeconds', params: { count: retryAfterSeconds } }
    : { key: 'waitMinutes', params: { count: Math.ceil(retryAfterSeconds / 60) } }
}
