import { eq } from 'drizzle-orm'
import type { Suspension } from '#contract/platform/administered-firms.ts'
import type { Env } from '../../../core/env.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { toInstant } from '../../../identity/keyset-page.ts'
import { suspensions } from './tables.ts'

/** Why a firm or a person is suspended; null when nobody wrote it down. */
export async function readSuspension(env: Env, subjectId: string): Promise<Suspension | null> {
  const [row] = await directory(env)
    .select()
    .from(suspensions)
    .where(eq(suspensions.subjectId, subjectId))
  if (!row) return null
  const { reason, suspendedAt, suspendedByName } = row
  return { reason, suspendedAt: toInstant(suspendedAt), suspendedByName }
}

/** Keeps why, for the batch that suspends; the reason it was first suspended for stays. */
export function keepSuspension(call: Call, subjectId: string, reason: string) {
  const { user } = requireIdentity(call)
  return directory(call.env)
    .insert(suspensions)
    .values({
      subjectId,
      reason,
      suspendedAt: call.now,
      suspendedBy: user.id,
      suspendedByName: user.name,
    })
    .onConflictDoNothing()
}

/** Forgets why, for the batch that resumes. */
export function forgetSuspension({ env }: Call, subjectId: string) {
  return directory(env).delete(suspensions).where(eq(suspensions.subjectId, subjectId))
}
