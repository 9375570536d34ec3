import type { Env } from '../env.ts'
import { secure } from './security-headers.ts'

/**
 * Whether a program of calendars or address books is looking for its server: at an address that is
 * known to all (RFC 6764), or, as some do, by a PROPFIND anywhere.
 */
export function leadsToDav({ method }: Request, pathname: string): boolean {
  return method === 'PROPFIND' || /^\/(dav|\.well-known\/ca(l|rd)dav)\/?$/i.test(pathname)
}

/** Leads to where calendars and address books are. */
export async function leadToDav(request: Request, env: Env): Promise<Response> {
  // Some programs go on over the same connection, which ends where a body is left unread.
  await request.body?.pipeTo(new WritableStream())
  return secure(new Response(null, { status: 301, headers: { location: '/dav/' } }), env)
}
