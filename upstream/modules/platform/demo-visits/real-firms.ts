import { eq } from 'drizzle-orm'
import { callFirmInside } from '../../../core/firm-call.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { firms } from '../../../identity/tables.ts'

/**
 * Tells the firms of somebody who was a demo's visitor that they end no more. They would find out
 * by themselves when their alarm rings; when it is said, they let mail out at once.
 */
export async function makeFirmsReal(call: Call, ownerId: string): Promise<string[]> {
  const { env, requestId } = call
  const { user } = requireIdentity(call)
  const { id: userId, name: userName, language } = user
  const actor = { userId, userName, role: 'owner', language, isDemo: false, requestId } as const
  const owned = await directory(env)
    .select({ id: firms.id })
    .from(firms)
    .where(eq(firms.ownerId, ownerId))
    .orderBy(firms.id)
  for (const { id } of owned) {
    call.defer(callFirmInside(env, id, actor, { name: 'end-never', input: null }))
  }
  return owned.map(({ id }) => id)
}
