import { isAPIError } from 'better-auth/api'

/** The code of better-auth's refusal, `INVALID_CODE`; rethrows what is none, or has none. */
export function refusalCode(error: unknown): string {
  const body: unknown = isAPIError(error) ? error.body : undefined
  if (typeof body === 'object' && body !== null && 'code' in body) return String(body.code)
  throw error
}
