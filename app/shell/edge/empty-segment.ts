import type { Env } from '../env.ts'
import { secure } from './security-headers.ts'

/** The refusal of a path such as `//firms`: browsers read such an address as that of another host. */
export function refuseEmptySegment(env: Env): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return secure(new Response('Not Found', { status: 404, headers }), env)
}
