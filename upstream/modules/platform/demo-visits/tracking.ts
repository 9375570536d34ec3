import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Session } from '#contract/core/identity.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { demoVisits } from './tables.ts'

/** What a demo's visitor is shown on every page; undefined for everybody else. */
export async function demoOf(call: Call): Promise<Session['demo']> {
  const { user } = requireIdentity(call)
  if (!user.isDemo) return undefined
  const [visit] = await directory(call.env)
    .select({ endsAt: demoVisits.endsAt, refusedAt: demoVisits.refusedAt })
    .from(demoVisits)
    .where(eq(demoVisits.userId, user.id))
  if (!visit) return undefined
  return { endsAt: new Date(visit.endsAt).toISOString(), isTracked: visit.refusedAt === null }
}

/** Keeps whether a demo's visitor may be recorded. @throws AppError forbidden for anybody else */
export async function setTracking(
  call: Call,
  { isTracked }: { isTracked: boolean },
): Promise<{ isTracked: boolean }> {
  const { user } = requireIdentity(call)
  if (!user.isDemo) throw new AppError('forbidden', 'The firm is not a demo')
  await directory(call.env)
    .update(demoVisits)
    .set({ refusedAt: isTracked ? null : call.now })
    .where(eq(demoVisits.userId, user.id))
  return { isTracked }
}
