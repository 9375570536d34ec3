import type { Args } from '../load-context.ts'
import { ownPath } from './redirect-within.ts'
import { readSession, type SessionCookie } from './session-cookie.server.ts'

/** Whether a cookie is that of a demo: addresses of its people lead nowhere (RFC 2606). */
export function isOfDemo(cookie: SessionCookie | null): boolean {
  return cookie?.planEmail.endsWith('@demo.invalid') === true
}

/** Where somebody goes whose session is none any more: to the login that comes back here, or to the end of a demo. */
export async function loginPath(args: Args): Promise<string> {
  if (isOfDemo(await readSession(args))) return '/demo/login?ended=1'
  const to = args.request.method === 'GET' ? ownPath(args.request) : '/dashboard'
  return `/login?to=${encodeURIComponent(to)}`
}
