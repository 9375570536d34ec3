import { ORPCError, ValidationError } from '@orpc/server'
import { AppError, errorStatus } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'

/**
 * An error as it goes over the wire: `{ code, status, message, data: { fields, detail } }`.
 * What is no error of ours becomes `unexpected` and says nothing of its cause.
 */
export function toWireError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof AppError) {
    const { code, status, message, fields, detail, retryAfterSeconds } = error
    return new ORPCError(code, { status, message, data: { fields, detail, retryAfterSeconds } })
  }
  if (error instanceof ORPCError) return fromRuntime(error)
  console.error(error)
  if (isDiskFull(error)) return toWireError(new AppError('unavailable', 'The disk is full'))
  return toWireError(new AppError('unexpected', 'Internal Server Error', { cause: error }))
}

/** Whether a database could not write. SQLite says it in its message alone. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /SQLITE_FULL|database or disk is full/.test(error.message) || isDiskFull(error.cause)
}

function fromRuntime(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const fields = fieldProblems(error.cause)
    return toWireError(new AppError('invalid', 'Some fields need correcting', { fields }))
  }
  if (error.code === 'BAD_REQUEST')
    return toWireError(new AppError('malformed', 'Malformed request'))
  if (error.code === 'NOT_FOUND') return toWireError(new AppError('not_found', 'Not found'))
  if (error.code in errorStatus || error.status < 500) return error
  console.error(error)
  return toWireError(new AppError('unexpected', 'Internal Server Error'))
}
