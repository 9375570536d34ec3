import { type Env, isLocal } from '../env.ts'

/** The name of a request in logs and on pages of errors. */
export function newRequestId(request: Request): string {
  return request.headers.get('cf-ray') ?? crypto.randomUUID()
}

/** Where a request comes from, in headers that the edge sets and no client can. */
export function clientAddress(request: Request, env: Env): string {
  const header = isLocal(env) ? 'x-client-address' : 'cf-connecting-ip'
  return request.headers.get(header) ?? 'unknown'
}

/**
 * City and country of a request as the edge knows them, `Berlin, DE`, percent-encoded for a header;
 * empty where nobody knows. Locally a program may say it, as it may say its address.
 */
export function clientPlace(request: Request, env: Env): string {
  if (isLocal(env)) return request.headers.get('x-client-place') ?? ''
  const { cf } = request
  const known = [cf?.city, cf?.country].filter((part) => typeof part === 'string')
  return encodeURIComponent(known.join(', '))
}
