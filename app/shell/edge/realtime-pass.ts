import type { Env } from '../env.ts'
import { parseSessionCookie } from '../session/session-cookie.server.ts'
import { sendUpstream } from '../upstream-transport.ts'
import { isOwnOrigin } from './cross-site.ts'
import { maintenanceSeconds } from './maintenance.ts'
import { clientAddress, newRequestId } from './request-facts.ts'
import { secure } from './security-headers.ts'

/** The websocket of a signed-in person: our page's, with the token that its cookie stands for. */
export async function passToRealtime(request: Request, env: Env): Promise<Response> {
  const answered = await openOrRefuse(request, env)
  return answered.status === 101 ? answered : secure(answered, env)
}

async function openOrRefuse(request: Request, env: Env): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    return new Response('Expected a websocket', { status: 426, headers: { upgrade: 'websocket' } })
  }
  const seconds = maintenanceSeconds(env)
  if (seconds !== undefined) {
    const headers = { 'retry-after': String(seconds) }
    return new Response('Down for maintenance', { status: 503, headers })
  }
  if (!hasOwnOrigin(request, env)) return new Response('Forbidden', { status: 403 })
  const session = await parseSessionCookie(env, request.url, request.headers.get('cookie'))
  if (!session) return new Response('Not signed in', { status: 401 })
  const headers = new Headers({
    upgrade: 'websocket',
    authorization: `Bearer ${session.token}`,
    'x-client-address': clientAddress(request, env),
    'x-request-id': newRequestId(request),
  })
  const protocol = request.headers.get('sec-websocket-protocol')
  if (protocol) headers.set('sec-websocket-protocol', protocol)
  try {
    return await sendUpstream(env, `/realtime${new URL(request.url).search}`, { headers })
  } catch {
    return new Response('The API cannot be reached', { status: 503 })
  }
}

function hasOwnOrigin(request: Request, env: Env): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return isOwnOrigin(origin, request, env)
}
