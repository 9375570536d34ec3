import type { MiddlewareHandler } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { addressOf } from './admit.ts'
import { callerOf } from './caller.ts'
import type { Gateway } from './gateway.ts'

const periodSeconds = 60

/**
 * A net under all endpoints, besides the growing waits of those that can be guessed at: whatever
 * comes from one address. It stands before the session is looked up, which costs a query.
 * @throws AppError rate_limited
 */
export const limitAddress: MiddlewareHandler<Gateway> = async (c, next) => {
  await requireRoom(c.env.CALLS, `address ${addressOf(c)}`)
  return next()
}

/**
 * Nets of a person, or of an address where nobody is signed in: what they write, and what is heavy
 * to make, such as an archive of documents.
 * @throws AppError rate_limited
 */
export const limitCaller: MiddlewareHandler<Gateway> = async (c, next) => {
  const { isHeavy, isReading } = c.get('route')
  const caller = callerOf(c)
  if (!isReading) await requireRoom(c.env.WRITES, caller)
  if (isHeavy) await requireRoom(c.env.HEAVY_CALLS, caller)
  return next()
}

async function requireRoom(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key })
  if (success) return
  const retryAfterSeconds = periodSeconds - (Math.floor(Date.now() / 1000) % periodSeconds)
  throw new AppError('rate_limited', 'Too many requests', { retryAfterSeconds })
}
