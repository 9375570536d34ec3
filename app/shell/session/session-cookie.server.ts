import type { Cookie } from '@remix-run/cloudflare'
import type { Env } from '../env.ts'
import { type Args, oncePerRequest } from '../load-context.ts'
import { signedCookie } from './signed-cookie.server.ts'

/** All that the browser keeps of a session: who signed in, and the API's token for it. */
export type SessionCookie = {
  token: string
  planEmail: string
  /** False for one that leaves with the browser, so that it stays so when it is written again. */
  isKept?: boolean
}

const sessionSeconds = 30 * 24 * 60 * 60

function sessionCookie(env: Env, url: string): Cookie {
  return signedCookie(env, url, 'session', sessionSeconds)
}

/** The session a `Cookie` header carries; null when there is none or its signature is wrong. */
export async function parseSessionCookie(
  env: Env,
  url: string,
  header: string | null,
): Promise<SessionCookie | null> {
  if (!header?.includes('session=')) return null
  const value: unknown = await sessionCookie(env, url).parse(header)
  return isSessionCookie(value) ? value : null
}

/** The session of a request's cookie, verified once. */
export const readSession = oncePerRequest(({ request, context }: Args) =>
  parseSessionCookie(context.env, request.url, request.headers.get('cookie')),
)

/**
 * The `Set-Cookie` that begins a session, or ends it when given null. One that is not kept is
 * forgotten when the browser is closed.
 */
export function writeSessionCookie(
  { request, context }: Args,
  session: SessionCookie | null,
  isKept = true,
): Promise<string> {
  const cookie = sessionCookie(context.env, request.url)
  if (!session) return cookie.serialize('', { maxAge: 0, expires: new Date(0) })
  const { token, planEmail } = session
  if (isKept) return cookie.serialize({ token, planEmail })
  return cookie.serialize({ token, planEmail, isKept }, { maxAge: undefined })
}

function isSessionCookie(value: unknown): value is SessionCookie {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'planEmail' in value &&
    typeof value.planEmail === 'string'
  )
}
