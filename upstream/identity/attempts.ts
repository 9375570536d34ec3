import { inArray, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { directory } from './directory.ts'
import { rateLimits } from './tables.ts'
import { hashToken } from './token.ts'

type Db = ReturnType<typeof directory>

/** How many attempts are free in a window, and how the wait grows after that (doubling). */
export type Limit = {
  key: string
  free: number
  firstWaitMs: number
  longestWaitMs: number
  /** 15 minutes by default; a day at most, for older counters are swept away. */
  windowMs?: number
}

const windowMs = 15 * 60_000
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** A limit on what is done in a whole day, for what strangers may send without a session. */
export function dailyLimit(key: string, free: number): Limit {
  return { key: `day ${key}`, free, firstWaitMs: hourMs, longestWaitMs: dayMs, windowMs: dayMs }
}

/** How many firms a person may make in a day, new or of archives: each may write to so many strangers. */
export function firmsLimit(userId: string): Limit {
  return dailyLimit(`firms ${userId}`, 30)
}

/**
 * Four nets for a sign-in: one account from one address, one account from everywhere (waits of some
 * seconds, so that nobody can lock its owner out), and one address through many accounts, in a minute and in
 * a quarter of an hour.
 */
export function signInLimits(email: string, address: string): Limit[] {
  return [
    { key: `pair ${email} ${address}`, free: 5, firstWaitMs: 15_000, longestWaitMs: windowMs },
    { key: `account ${email}`, free: 20, firstWaitMs: 5_000, longestWaitMs: 5_000 },
    { key: `address ${address}`, free: 100, firstWaitMs: 15_000, longestWaitMs: windowMs },
    {
      key: `minute ${address}`,
      free: 30,
      firstWaitMs: 10_000,
      longestWaitMs: 60_000,
      windowMs: 60_000,
    },
  ]
}

/** For what is done without a session: registering, opening the demo, setting a password by link. */
export function openingLimit(what: 'register' | 'demo' | 'recover', address: string): Limit {
  return { key: `${what} ${address}`, free: 300, firstWaitMs: 30_000, longestWaitMs: windowMs }
}

/** For what sends a mail without a session: to one address, and from one. */
export function mailLimits(what: string, email: string, address: string): Limit[] {
  return [
    { key: `mail ${what} ${email}`, free: 4, firstWaitMs: 60_000, longestWaitMs: windowMs },
    {
      key: `mail ${what} from ${address}`,
      free: 100,
      firstWaitMs: 60_000,
      longestWaitMs: windowMs,
    },
  ]
}

/**
 * Counts an attempt before it is made, so that a hundred at once are a hundred. One statement:
 * whether it is allowed is decided on the row as it was, the next wait on the row as it becomes.
 */
export function countAttempt(db: Db, limit: Limit, now: number) {
  const { count, startedAt, blockedUntil } = rateLimits
  const isBlocked = sql`${blockedUntil} > ${now}`
  const isOver = sql`${startedAt} <= ${now - (limit.windowMs ?? windowMs)}`
  const past = sql`${count} + 1 - ${limit.free}`
  const wait = sql`min(${limit.longestWaitMs}, ${limit.firstWaitMs} * (1 << min(16, ${past})))`
  return db
    .insert(rateLimits)
    .values({
      key: hashToken(limit.key),
      count: 1,
      startedAt: now,
      blockedUntil: 0,
      isAllowed: true,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        isAllowed: sql`not (${isBlocked})`,
        count: sql`case when ${isBlocked} then ${count} when ${isOver} then 1 else ${count} + 1 end`,
        startedAt: sql`case when not (${isBlocked}) and ${isOver} then ${now} else ${startedAt} end`,
        blockedUntil: sql`case when ${isBlocked} then ${blockedUntil} when ${isOver} then 0
          when ${past} >= 0 then ${now} + ${wait} else 0 end`,
      },
    })
    .returning({
      isAllowed: rateLimits.isAllowed,
      blockedUntil: rateLimits.blockedUntil,
      count: rateLimits.count,
    })
}

type Counted = { isAllowed: boolean; blockedUntil: number }

/** @throws AppError rate_limited with the seconds to wait, when an attempt came too early */
export function requireAllowed(counted: readonly Counted[], now: number): void {
  const refused = counted.filter((row) => !row.isAllowed)
  if (refused.length === 0) return
  const until = Math.max(...refused.map((row) => row.blockedUntil))
  const retryAfterSeconds = Math.max(1, Math.ceil((until - now) / 1000))
  throw new AppError('rate_limited', 'Too many attempts', { retryAfterSeconds })
}

/** Takes a counted attempt back, because it was right: nobody is slowed by their own success. */
export function forgiveAttempts(db: Db, [pair, ...others]: Limit[]) {
  const back = sql`max(0, ${rateLimits.count} - 1)`
  return [
    db.delete(rateLimits).where(inArray(rateLimits.key, pair ? [hashToken(pair.key)] : [])),
    db
      .update(rateLimits)
      .set({ count: back, blockedUntil: 0 })
      .where(
        inArray(
          rateLimits.key,
          others.map((limit) => hashToken(limit.key)),
        ),
      ),
  ] as const
}
