import { gt } from 'drizzle-orm'
import { notifyUser } from '../../../channel/channel.ts'
import type { Env } from '../../../core/env.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { demoWatches } from './tables.ts'

const watchMs = 2 * 60_000

/** Has the administrator be notified of new logs for two minutes; an open page asks again each minute. */
export async function watch(call: Call): Promise<{ until: string }> {
  const { env, now } = call
  const until = now + watchMs
  const administratorId = requireIdentity(call).user.id
  await directory(env)
    .insert(demoWatches)
    .values({ administratorId, until })
    .onConflictDoUpdate({ target: demoWatches.administratorId, set: { until } })
  return { until: new Date(until).toISOString() }
}

/** Tells whoever watches that a visit has new logs. */
export async function tellWatchers(env: Env, demoUserId: string, now: number): Promise<void> {
  const watching = await directory(env)
    .select({ id: demoWatches.administratorId })
    .from(demoWatches)
    .where(gt(demoWatches.until, now))
    .limit(50)
  const message = { type: 'demoLogUpdated', demoUserId } as const
  await Promise.allSettled(watching.map(({ id }) => notifyUser(env, id, message)))
}
