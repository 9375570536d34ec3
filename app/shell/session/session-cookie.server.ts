import { type Cookie, createCookie } from '@remix-run/cloudflare'
import { cookieSecrets, type Env, isLocal } from '../env.ts'
import { type Args, oncePerRequest } from '../load-context.ts'

/** All that the browser keeps of a session: who signed in, and the API's token for it. */
export type SessionCookie = {
  token: string
  planEmail: string
  /** False for one that leaves with the browser, so that it stays so when it is written again. */
  isKept?: boolean
}

const sessionSeconds = 30 * 24 * 60 * 60

/** Whether cookies may carry `Secure`: always, but for a local deployment over http. */
export function isSecureRequest(env: Env, url: string): boolean {
  return !isLocal(env) || url.startsWith('https:')
}

const cookies = new Map<string, Cookie>()

function sessionCookie(env: Env, isSecure: boolean): Cookie {
  const secrets = cookieSecrets(env)
  const key = `${isSecure} ${secrets.join()}`
  const known = cookies.get(key)
  if (known) return known
  const cookie = createCookie(isSecure ? '__Host-session' : 'session', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: sessionSeconds,
    secrets,
  })
  cookies.set(key, cookie)
  return cookie
}

/** The session a `Cookie` header carries; null when there is none or its signature is wrong. */
export async function parseSessionCookie(
  env: Env,
  url: string,
  header: string | null,
): Promise<SessionCookie | null> {
  if (!header?.includes('session=')) return null
  const value = await readValue(sessionCookie(env, isSecureRequest(env, url)), header)
  return isSessionCookie(value) ? value : null
}

/** What somebody wrote by hand may not even decode. */
async function readValue(cookie: Cookie, header: string): Promise<unknown> {
  try {
    return await cookie.parse(header)
  } catch {
    return null
  }
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
  const cookie = sessionCookie(context.env, isSecureRequest(context.env, request.url))
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
