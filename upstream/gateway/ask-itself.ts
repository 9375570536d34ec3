import type { Context } from 'hono'
import type { EncodedRequest } from '#contract/core/encode-request.ts'
import { addressOf, wholeAddressOf } from './admit.ts'
import type { Gateway } from './gateway.ts'
import { markAsOwn } from './own-requests.ts'

/** The gateway's own door, as any program comes to it. */
export type GatewayFetch = (request: Request, c: Context<Gateway>) => Response | Promise<Response>

/**
 * Asks the gateway itself on a caller's behalf, with the same credentials and counted by the same
 * address, so that their rights, limits and checks hold as they do for any program.
 */
export async function askItself(
  c: Context<Gateway>,
  door: GatewayFetch,
  { path, init }: EncodedRequest,
  authorization = c.req.header('authorization'),
): Promise<Response> {
  // As it is known here, whatever the caller says: no edge writes it on this call once more.
  init.headers.set('x-client-address', wholeAddressOf(c) ?? addressOf(c))
  const passedOn = {
    authorization,
    'x-client-agent': c.req.header('x-client-agent'),
    'x-client-place': c.req.header('x-client-place'),
  }
  for (const [name, value] of Object.entries(passedOn)) {
    if (value !== undefined) init.headers.set(name, value)
  }
  const request = new Request(new URL(path, c.req.url), init)
  markAsOwn(request)
  return door(request, c)
}
