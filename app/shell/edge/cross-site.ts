import { type Env, isHttps } from '../env.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request would change something on behalf of another site. Browsers name the site a
 * form comes from by `Origin`, newer ones by `Sec-Fetch-Site` too. Programs send neither, and no
 * cookies of a person either. What a phone shares with the installed product comes from no site:
 * `Sec-Fetch-Site: none`, which no page can send, with a hidden origin.
 */
export function isCrossSiteWrite(request: Request, env: Env): boolean {
  if (readMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  const isShared = new URL(request.url).pathname === '/share/receipt'
  if (isShared && site === 'none' && origin === 'null') return false
  return origin !== null && !isOwnOrigin(origin, request, env)
}

/**
 * Whether an origin is ours: the public one; over plain http on one's own machine also the one the
 * request was sent to, be it called 127.0.0.1 or localhost.
 */
export function isOwnOrigin(origin: string, request: Request, env: Env): boolean {
  if (origin === env.PUBLIC_ORIGIN) return true
  return !isHttps(env) && origin === new URL(request.url).origin
}
