import type { MiddlewareHandler } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { isPermission } from '#contract/core/roles.ts'
import { bringFirmHistorySoon } from '../identity/firm-history.ts'
import { requireMember } from '../identity/require-member.ts'
import { callOf } from './admit.ts'
import type { Gateway } from './gateway.ts'
import { isServedByDirectory, serveDirectory } from './serve.ts'

/**
 * Answers what the directory, not the firm's object, knows of a firm: its members, for instance.
 * The endpoint's own permission is checked here, so that none is forgotten.
 */
export const enterFirmDirectory: MiddlewareHandler<Gateway> = async (c, next) => {
  const route = c.get('route')
  if (!isServedByDirectory(route)) return next()
  if (!isPermission(route.needs)) throw new AppError('unexpected', 'The call names no permission')
  const firmId = c.req.param('firmId') ?? ''
  requireMember({ identity: c.get('identity') }, firmId, route.needs)
  const response = await serveDirectory(c)
  if (c.req.method !== 'GET') bringFirmHistorySoon(callOf(c), firmId)
  return response
}
