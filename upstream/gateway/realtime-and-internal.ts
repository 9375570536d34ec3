import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { openSocket } from '../channel/channel.ts'
import { createFirstAdministrator, FirstAdministrator } from '../identity/bootstrap.ts'
import { requireIdentity } from '../identity/identity.ts'
import { internalSecret, isSameSecret } from '../identity/token.ts'
import type { Gateway } from './gateway.ts'

/** A person's websocket. Browsers state the origin, and only our own pages may listen. */
export async function enterChannel(c: Context<Gateway>): Promise<Response> {
  const { user, sessionId } = requireIdentity({ identity: c.get('identity') })
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new AppError('malformed', 'This address expects a WebSocket')
  }
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== c.env.PUBLIC_ORIGIN) {
    throw new AppError('forbidden', 'The Origin header is not that of this site')
  }
  return openSocket(c.env, user.id, sessionId, c.req.raw)
}

/** Our own host's call for the first administrator; for anybody else there is nothing here. */
export async function enterInternal(c: Context<Gateway>): Promise<Response> {
  const given = c.req.header('x-internal-secret') ?? ''
  if (!isSameSecret(given, internalSecret(c.env.SECRETS))) {
    throw new AppError('not_found', 'Not found')
  }
  const input = FirstAdministrator.safeParse(await c.req.json().catch(() => undefined))
  if (!input.success) {
    throw new AppError('invalid', 'The administrator is not valid', {
      fields: fieldProblems(input.error),
    })
  }
  return c.json(await createFirstAdministrator(c.env, input.data))
}
