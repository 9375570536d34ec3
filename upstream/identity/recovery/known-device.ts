import { and, eq, gt, lt } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { hashToken } from '../token.ts'
import { knownDevices } from './tables.ts'

const keptMs = 90 * 24 * 3_600_000

type Surroundings = Pick<Call, 'env' | 'now' | 'address'>

/** Asks whether the person of an address signed in from here in the last 90 days. */
export function selectKnownDevice({ env, now, address }: Surroundings, email: string) {
  return directory(env)
    .select({ seenAt: knownDevices.seenAt })
    .from(users)
    .innerJoin(knownDevices, eq(knownDevices.userId, users.id))
    .where(
      and(
        eq(users.email, email),
        eq(knownDevices.addressHash, hashToken(address)),
        gt(knownDevices.seenAt, now - keptMs),
      ),
    )
}

/** What is written with a session, so that the person is known here the next time. */
export function noteDevice({ env, now, address }: Surroundings, userId: string) {
  const db = directory(env)
  return [
    db
      .insert(knownDevices)
      .values({ userId, addressHash: hashToken(address), seenAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.addressHash],
        set: { seenAt: now },
      }),
    db
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), lt(knownDevices.seenAt, now - keptMs))),
  ] as const
}
