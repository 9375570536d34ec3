import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { hashToken } from '../token.ts'
import { verifications } from './tables.ts'

type Moment = Pick<Call, 'env' | 'now'>

type Pending = {
  seconds: number
  /** Whose it is, where that is known, so that it ends with what it belongs to. */
  ownerId?: string
  /** What is compared later; never anything that is worth something to whoever reads it. */
  value?: string
}

/** Keeps that something was begun and may be finished once; a newer one takes the place of the older. */
export async function keepPending(
  { env, now }: Moment,
  key: string,
  { seconds, ownerId, value = '' }: Pending,
): Promise<void> {
  const kept = { value, ownerId: ownerId ?? null, expiresAt: now + seconds * 1000, tries: 0 }
  await directory(env)
    .insert(verifications)
    .values({ keyHash: hashToken(key), ...kept })
    .onConflictDoUpdate({ target: verifications.keyHash, set: kept })
}

/** Finishes what was begun, in one statement, so that of two at once one has it. */
export async function takePending({ env, now }: Moment, key: string): Promise<boolean> {
  const taken = await directory(env)
    .delete(verifications)
    .where(isGood(key, now))
    .returning({ keyHash: verifications.keyHash })
  return taken.length > 0
}

/**
 * Counts a try at finishing it, before it is made.
 * @returns what is compared; undefined when there is nothing to try, or it was tried too often
 */
export async function tryPending(
  { env, now }: Moment,
  key: string,
  maxTries: number,
): Promise<string | undefined> {
  const [row] = await directory(env)
    .update(verifications)
    .set({ tries: sql`${verifications.tries} + 1` })
    .where(and(isGood(key, now), lt(verifications.tries, maxTries)))
    .returning({ value: verifications.value })
  return row?.value
}

function isGood(key: string, now: number) {
  return and(eq(verifications.keyHash, hashToken(key)), gt(verifications.expiresAt, now))
}
