import type { AppError, FieldProblem } from '#contract/core/errors.ts'

/** How long to wait after too many attempts: to the second, in minutes or in hours as it grows. */
export function waitProblem({ retryAfterSeconds }: AppError): FieldProblem {
  if (retryAfterSeconds === undefined) return { key: 'tooManyAttempts' }
  if (retryAfterSeconds <= 90) return { key: 'waitSeconds', params: { count: retryAfterSeconds } }
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return minutes <= 90
    ? { key: 'waitMinutes', params: { count: minutes } }
    : { key: 'waitHours', params: { count: Math.ceil(minutes / 60) } }
}
