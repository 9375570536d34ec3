import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { forgetUser } from '../identity-cache.ts'
import { apiKeys } from './tables.ts'

/** Ends every API key that a person made, in whichever firm: for whoever may have lost the account. */
export async function endKeysOf(call: Call, userId: string): Promise<void> {
  const db = directory(call.env)
  const { id, name, firmId } = apiKeys
  const ended = await db
    .update(apiKeys)
    .set({ revokedAt: call.now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id, name, firmId })
  for (const { firmId: at, ...before } of ended) {
    const of = at ? { firmId: at } : { userId }
    await audit(db, call, { action: 'key.revoked', ...of, before })
  }
  forgetUser(userId)
}
