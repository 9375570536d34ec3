import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Env } from '../../core/env.ts'
import { directory } from '../directory.ts'
import { notify } from '../hooks.ts'
import { forgetFirm, forgetUser } from '../identity-cache.ts'
import { keepDeletionReport } from '../proofs/proofs.ts'
import { firms, memberships, users } from '../tables.ts'

/** What the directory says of a firm that was to end: one of a demo, or one that its owner deletes. */
export type EndState =
  | { is: 'staying' }
  /** Nobody's any more: its person went, and it with them. */
  | { is: 'gone' }
  | { is: 'demo' | 'deleted'; endsAt: number }

/** Whether a firm is still to end. The directory alone decides; its object asks when it must know. */
export async function endStateOf(env: Pick<Env, 'DIRECTORY'>, firmId: string): Promise<EndState> {
  const [owner] = await directory(env)
    .select({ isDemo: users.isDemo, expiresAt: users.expiresAt, deletionAt: firms.deletionAt })
    .from(firms)
    .leftJoin(users, eq(users.id, firms.ownerId))
    .where(eq(firms.id, firmId))
  if (!owner) return { is: 'gone' }
  // Decided before its owner's account went, which may have been deleted since.
  if (owner.deletionAt !== null) return { is: 'deleted', endsAt: owner.deletionAt }
  if (owner.isDemo === null) return { is: 'gone' }
  if (!owner.isDemo || owner.expiresAt === null) return { is: 'staying' }
  return { is: 'demo', endsAt: owner.expiresAt }
}

/**
 * Takes a firm that is over out of the directory with a demo's person, and its files out of the store.
 * Those who were its members are told what is gone, with a signed report: of one that its owner deleted.
 * @param entries how many its journal had; `lastHash` is that of the last one
 */
export async function removeFirm(
  env: Env,
  firmId: string,
  { now, entries, lastHash }: { now: number; entries: number; lastHash: string },
): Promise<void> {
  const files = await removeFiles(env, firmId)
  const db = directory(env)
  const [firm] = await db.select().from(firms).where(eq(firms.id, firmId))
  if (!firm) return
  if (firm.deletionAt !== null) await tellMembers(env, firm, { now, entries, lastHash, files })
  const isOver = and(
    eq(users.id, firm.ownerId),
    eq(users.isDemo, true),
    isNotNull(users.expiresAt),
    lte(users.expiresAt, now),
  )
  await db.batch([db.delete(firms).where(eq(firms.id, firmId)), db.delete(users).where(isOver)])
  forgetUser(firm.ownerId)
  forgetFirm(firmId)
}

/** The notice names no firm as its own, which would take it along. */
async function tellMembers(
  env: Env,
  { id, tradeName, legalName }: typeof firms.$inferSelect,
  {
    now,
    entries,
    lastHash,
    files,
  }: { now: number; entries: number; lastHash: string; files: number },
): Promise<void> {
  const members = await directory(env)
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.firmId, id), isNull(memberships.suspendedAt)))
    .limit(1000)
  const deletedAt = new Date(now).toISOString()
  const name = tradeName || legalName
  const report = { firmId: id, firm: name, deletedAt, entries, lastHash, files }
  const reportId = await keepDeletionReport(env, report)
  const params = { firm: name, date: deletedAt.slice(0, 10), entries, files }
  await notify(
    env,
    members.map((member) => member.id),
    { kind: 'firmDeleted', params, link: `/proof/deletions/${reportId}` },
  )
}

/** @returns how many there were */
async function removeFiles({ FILES }: Pick<Env, 'FILES'>, firmId: string): Promise<number> {
  const { objects, truncated } = await FILES.list({ prefix: `firms/${firmId}/` })
  if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
  return objects.length + (truncated ? await removeFiles({ FILES }, firmId) : 0)
}
