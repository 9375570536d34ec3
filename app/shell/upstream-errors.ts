import { AppError, type ErrorCode, errorStatus, type FieldProblems } from '#contract/core/errors.ts'
import type { GatheredAnswer } from '#contract/core/gathered-reads.ts'

type WireError = {
  code?: unknown
  message?: unknown
  error?: unknown
  data?: { fields?: unknown; detail?: unknown; retryAfterSeconds?: unknown } | null
}

/**
 * An answer that is no success, as the error it stands for. Understands our own
 * `{ code, message, data: { fields, detail } }` and the `{ error, data: { redirectTo } }` of a
 * failed login, whose data becomes the `detail`. Another API's error is read by its status alone.
 */
export function reviveError({ status, text, retryAfter: header }: GatheredAnswer): AppError {
  const body = readBody(text)
  const code = readCode(body.code) ?? codeOf(status)
  const message = [body.error, body.message].find((text) => typeof text === 'string')
  const retryAfter = Number(body.data?.retryAfterSeconds ?? header)
  return new AppError(code, message ?? `Status ${status}`, {
    fields: readFields(body.data?.fields),
    detail: body.error === undefined ? body.data?.detail : body.data,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}

function readBody(text: string): WireError {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

function readCode(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code) ? toCode(code) : undefined
}

function toCode(code: string): ErrorCode | undefined {
  return codes.find((known) => known === code)
}

const codes = Object.keys(errorStatus).filter((key): key is ErrorCode => key in errorStatus)

function codeOf(status: number): ErrorCode {
  const known = codes.find((code) => errorStatus[code] === status)
  if (known) return known
  if (status === 502 || status === 504) return 'unavailable'
  return status >= 400 && status < 500 ? 'malformed' : 'unexpected'
}

function readFields(fields: unknown): FieldProblems {
  if (typeof fields !== 'object' || fields === null) return {}
  const problems: FieldProblems = {}
  for (const [path, problem] of Object.entries(fields)) {
    if (typeof problem?.key === 'string') problems[path] = problem
  }
  return problems
}
