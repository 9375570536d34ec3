import type { Env } from '../env.ts'
import { secure } from './security-headers.ts'

/**
 * The refusal of a path such as `//firms`; undefined for any other. It is no page of ours, browsers
 * read such an address as that of another host, and Pages finds no function for it.
 */
export function refuseEmptySegment(request: Request, env: Env): Response | undefined {
  if (!new URL(request.url).pathname.includes('//')) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return secure(new Response('Not Found', { status: 404, headers }), env)
}
