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
