import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Address, Firm } from '#contract/firm/firms.ts'
import type { Env } from '../core/env.ts'
import { firmPartLength } from '../firm/link-part.ts'
import { countAttempt, dailyLimit } from './attempts.ts'
import { directory, ensureDirectory } from './directory.ts'
import { forgetFirm } from './identity-cache.ts'
import { firms, memberships, users } from './tables.ts'

/** What the directory keeps of a firm, taken from an answer of the firm itself. */
export const FirmCard = z
  .object({
    legalName: Firm.shape.legalName,
    tradeName: z.string(),
    baseCurrency: z.string(),
    timeZone: z.string(),
    address: Address.pick({ city: true, country: true }),
    areasOff: Firm.shape.areasOff,
  })
  .transform(({ legalName, tradeName, baseCurrency, timeZone, address, areasOff = [] }) => ({
    legalName,
    tradeName,
    baseCurrency,
    country: address.country,
    place: address.city,
    timeZone,
    areasOff,
  }))
export type FirmCard = z.infer<typeof FirmCard>

type Db = ReturnType<typeof directory>

/** Enters a firm with its first owner; doing it again changes nothing. */
export function enterFirm(db: Db, firmId: string, ownerId: string, card: FirmCard, now: number) {
  return [
    db
      .insert(firms)
      .values({ id: firmId, ownerId, createdAt: now, ...card })
      .onConflictDoNothing(),
    db
      .insert(memberships)
      .values({ userId: ownerId, firmId, role: 'owner', createdAt: now })
      .onConflictDoNothing(),
    db.update(users).set({ currentFirmId: firmId }).where(eq(users.id, ownerId)),
  ] as const
}

/** Follows a firm that changed its name, place or currency. */
export async function refreshFirm(env: Env, firmId: string, card: FirmCard): Promise<void> {
  await directory(env).update(firms).set(card).where(eq(firms.id, firmId))
  forgetFirm(firmId)
}

/** Firms this isolate found open, and until when it believes that, so that a public link costs no query. */
const known = new Map<string, number>()
const believedMs = 10_000

/** Whether a firm exists and is open to the public: neither suspended nor about to be deleted. */
export async function isFirm(env: Env, firmId: string, now = Date.now()): Promise<boolean> {
  if ((known.get(firmId) ?? 0) > now) return true
  const [row] = await directory(env)
    .select({ status: firms.status, suspendedAt: firms.suspendedAt, deletionAt: firms.deletionAt })
    .from(firms)
    .where(eq(firms.id, firmId))
  if (!row || isHalted(row)) return false
  if (known.size >= 5_000) known.clear()
  known.set(firmId, now + believedMs)
  return true
}

/**
 * Whether the platform suspended a firm or it is about to be deleted, so that nothing may leave it.
 * One that is just being made is not in the directory yet: nothing halts it.
 */
export async function isFirmHalted(env: Env, firmId: string): Promise<boolean> {
  return (await mailStanding(env, firmId)) === 'halted'
}

/**
 * Whether mail of a firm may leave. `unproven`: nobody knows whether its owner reads the address they
 * gave; whoever means harm makes such accounts by the dozen.
 */
export async function mailStanding(
  env: Env,
  firmId: string,
): Promise<'good' | 'halted' | 'unproven'> {
  await ensureDirectory(env)
  const [row] = await directory(env)
    .select({
      status: firms.status,
      suspendedAt: firms.suspendedAt,
      deletionAt: firms.deletionAt,
      isProven: users.isEmailVerified,
      isDemo: users.isDemo,
    })
    .from(firms)
    .leftJoin(users, eq(users.id, firms.ownerId))
    .where(eq(firms.id, firmId))
  if (row === undefined) return 'good'
  // Also where its owner's account is gone: a firm about to be deleted outlives it.
  if (isHalted(row)) return 'halted'
  return row.isProven === false && !row.isDemo ? 'unproven' : 'good'
}

/** How many mails leave in a day in the name of one person, whatever firms are theirs. */
const mailsOfPerson = 20_000

/** Counts a mail that leaves a firm for the person whose firm it is. Whether it may leave today. */
export async function countOwnersMail(env: Env, firmId: string, now: number): Promise<boolean> {
  const db = directory(env)
  const [row] = await db.select({ ownerId: firms.ownerId }).from(firms).where(eq(firms.id, firmId))
  if (!row) return true
  const limit = dailyLimit(`mails ${row.ownerId}`, mailsOfPerson)
  return (await countAttempt(db, limit, now)).every(({ isAllowed }) => isAllowed)
}

type Standing = Pick<typeof firms.$inferSelect, 'status' | 'suspendedAt' | 'deletionAt'>

function isHalted({ status, suspendedAt, deletionAt }: Standing): boolean {
  return status !== 'active' || suspendedAt !== null || deletionAt !== null
}

const linked = new Map<string, string>()

/** The firm that a public link means, by the end of its id that the token begins with. */
export async function findLinkedFirm(env: Env, token: string): Promise<string | undefined> {
  const part = token.slice(0, firmPartLength)
  if (!/^[0-9A-HJKMNP-TV-Z]{10}$/.test(part)) return undefined
  const known = linked.get(part)
  if (known) return known
  const [row] = await directory(env)
    .select({ id: firms.id })
    .from(firms)
    .where(eq(sql`substr(${firms.id}, 17)`, part))
  if (!row) return undefined
  if (linked.size >= 5_000) linked.clear()
  linked.set(part, row.id)
  return row.id
}

/** Asks anew whether a firm is open: after it was suspended or resumed. */
export function forgetOpenFirm(firmId: string): void {
  known.delete(firmId)
}
