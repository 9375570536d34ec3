import { type Cookie, createCookie } from '@remix-run/cloudflare'
import { cookieSecrets, type Env, isHttps } from '../env.ts'

/** Whether cookies may carry `Secure`: always, but on one's own machine over http. */
export function isSecureRequest(env: Env, url: string): boolean {
  return isHttps(env) || url.startsWith('https:')
}

const made = new Map<string, Cookie>()

/**
 * A cookie that is signed, no script's, and goes to our own pages only; `Secure` and bound to this
 * very host wherever that is possible. What does not bear our signature counts as none.
 */
export function signedCookie(env: Env, url: string, name: string, maxAge?: number): Cookie {
  const secure = isSecureRequest(env, url)
  const secrets = cookieSecrets(env)
  const key = `${name} ${secure} ${secrets.join()}`
  const known = made.get(key)
  if (known) return known
  const cookie = createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    secrets,
    maxAge,
  })
  const fresh = { ...cookie, parse: (header: string | null) => parse(cookie, header) }
  made.set(key, fresh)
  return fresh
}

/** Remix throws at a signature that is no base64: what somebody wrote by hand is no fault of ours. */
async function parse(cookie: Cookie, header: string | null): Promise<unknown> {
  try {
    return await cookie.parse(header)
  } catch {
    return null
  }
}
