import { and, eq, lt } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { hashToken } from '../token.ts'
import { usedCodes } from './tables.ts'

/** Longer than the three steps of 30 s in which a code is good. */
const goodMs = 2 * 60_000

type Moment = Pick<Call, 'env' | 'now'>

/**
 * Takes a code of an app before it is tried, so that of two who bring it at once one has it
 * (RFC 6238, 5.2: the second attempt must not be accepted).
 * @returns false when it was taken already
 */
export async function claimCode({ env, now }: Moment, userId: string, code: string) {
  const row = { userId, codeHash: hashToken(code), usedAt: now }
  const claimed = await directory(env)
    .insert(usedCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [usedCodes.userId, usedCodes.codeHash],
      set: { usedAt: now },
      setWhere: lt(usedCodes.usedAt, now - goodMs),
    })
    .returning({ usedAt: usedCodes.usedAt })
  return claimed.length > 0
}

/** Gives back a code that was not the right one: it may be in half a minute. */
export async function releaseCode({ env }: Moment, userId: string, code: string): Promise<void> {
  const isMeant = and(eq(usedCodes.userId, userId), eq(usedCodes.codeHash, hashToken(code)))
  await directory(env).delete(usedCodes).where(isMeant)
}
