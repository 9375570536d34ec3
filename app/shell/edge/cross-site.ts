import type { Env } from '../env.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request would change something on behalf of another site. Browsers name the site a
 * form comes from by `Origin`, newer ones by `Sec-Fetch-Site` too. Programs send neither, and no
 * cookies of a person either.
 */
export function isCrossSiteWrite(request: Request, env: Env): boolean {
  if (readMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && !isOwnOrigin(origin, request, env)
}

/** Whether an origin is ours: the public one, or the one the request was sent to. */
export function isOwnOrigin(origin: string, request: Request, env: Env): boolean {
  return origin === env.PUBLIC_ORIGIN || origin === new URL(request.url).origin
}
