/** What an error code means in HTTP. The only table of its kind. */
export const errorStatus = {
  invalid: 422,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The person must show once more who they are before this is done. */
  confirm_needed: 403,
  /** The platform has closed the firm to its members for now. */
  firm_suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_mismatch: 409,
  too_large: 413,
  unsupported_type: 415,
  locked: 423,
  /** The screen is locked: the session goes on once the password is given. */
  session_locked: 423,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** A problem with one field: a key of the `problem` texts and what goes into its gaps. */
export type FieldProblem = { key: string; params?: Record<string, string | number> }

/** Problems by the field's path, `lines.0.quantity`; the empty path is the form itself. */
export type FieldProblems = Record<string, FieldProblem>

type AppErrorOptions = {
  fields?: FieldProblems
  /** What the caller needs to go on, for instance the other version of a record in a conflict. */
  detail?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * The one error of the domain. `message` is for logs and programs, never shown to a person:
 * screens show the text of `code`, or of each field's problem.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: FieldProblems
  readonly detail: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.fields = options.fields ?? {}
    this.detail = options.detail
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** An `invalid` error with one problem at one field. */
export function invalidField(path: string, key: string, params?: FieldProblem['params']): AppError {
  return new AppError('invalid', `${path || 'form'}: ${key}`, {
    fields: { [path]: { key, params } },
  })
}

/**
 * Refuses what has problems, all of them at once; nothing happens where there are none.
 * @throws AppError invalid
 */
export function refuseProblems(fields: FieldProblems, message: string): void {
  if (Object.keys(fields).length > 0) throw new AppError('invalid', message, { fields })
}

/** A `conflict` for what the state of a record forbids; `reason` is a key of the `problem` texts. */
export function conflictOf(reason: string): AppError {
  return new AppError('conflict', reason, { detail: { reason } })
}

/** A `conflict` for who would write over what somebody else wrote meanwhile: `current`, as they see it. */
export function changedMeanwhile(current: object): AppError {
  return new AppError('conflict', 'Someone else has changed it meanwhile', { detail: { current } })
}

/** A `forbidden` for who lacks a right; `reason` is a key of the `problem` texts. */
export function forbiddenWithout(needs: string, reason?: string): AppError {
  return new AppError('forbidden', `Needs ${needs}`, reason ? { detail: { reason } } : {})
}

/** An error that refuses what was asked; what went wrong with us is thrown on. */
export function requireRefusal(error: unknown): AppError {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  return error
}

/** Why the API refused something, as a key of the `problem` texts, where it says more than its code. */
export function reasonOf({ detail }: Pick<AppError, 'detail'>): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('reason' in detail)) return undefined
  return typeof detail.reason === 'string' ? detail.reason : undefined
}

/** The first thing that is wrong, as a key of the `problem` texts: a field's, a reason or the code. */
export function problemKeyOf(error: AppError): string {
  return Object.values(error.fields)[0]?.key ?? reasonOf(error) ?? error.code
}

/** Throws `unexpected`: a mistake of ours, not of the caller. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AppError('unexpected', message)
}
