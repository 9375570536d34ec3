import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Session } from '#contract/core/identity.ts'
import type { Env } from '../core/env.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { cacheIdentity, findCachedIdentity } from './identity-cache.ts'
import { splitFirms, userOf } from './identity-parts.ts'
import { customColumns, isRoleOfMembership } from './roles/known-roles.ts'
import { firmRoles } from './roles/tables.ts'
import { isDue, isIdle, touchSession } from './sessions.ts'
import { readVisitedFirms, selectSupportAccess, toSupportAccess } from './support/known-support.ts'
import { firms, memberships, sessions, users } from './tables.ts'
import { hashToken } from './token.ts'

/** Who a bearer token stands for: the person, their firms, and the session itself. */
export type Identity = Session & {
  sessionId: string
  /** When the person last showed who they are; milliseconds since 1970, UTC. */
  authenticatedAt: number
  /** The key that stood for the person, where it was a program that called. */
  key?: { id: string; name: string; isApp: boolean }
}

type IdentityContext = { env: Env; now: number; defer: Call['defer'] }

/** Looks a token up, at most 10 s late within an isolate. Undefined when it stands for nobody. */
export async function findIdentity(
  token: string,
  { env, now, defer }: IdentityContext,
): Promise<Identity | undefined> {
  const cached = findCachedIdentity(token, now)
  if (cached) return cached
  const found = await readIdentity(env, hashToken(token), now)
  if (!found) return undefined
  cacheIdentity(token, found.identity, now)
  if (found.identity.isLocked) await keepLocked(env, found, now)
  else if (isDue(found.session, now)) defer(touchSession(env, found.session, now))
  return found.identity
}

/** Writes down that a session was left alone for too long: the next request must not revive it. */
async function keepLocked(env: Env, { session }: Found, now: number): Promise<void> {
  if (session.lockedAt !== null) return
  await directory(env)
    .update(sessions)
    .set({ lockedAt: now })
    .where(and(eq(sessions.id, session.id), isNull(sessions.lockedAt)))
}

/** The caller's identity. @throws AppError unauthenticated without a valid session */
export function requireIdentity({ identity }: Pick<Call, 'identity'>): Identity {
  if (!identity) throw new AppError('unauthenticated', 'User not authenticated')
  return identity
}

/** How long nobody is asked again who they are. */
export const freshMs = 15 * 60_000

/**
 * Asks that the person has shown who they are within the last 15 minutes, for what a stolen session
 * must not do (OWASP ASVS 7.5.1). @throws AppError unauthenticated, confirm_needed
 */
export function requireFreshIdentity(call: Pick<Call, 'identity' | 'now'>): Identity {
  const identity = requireIdentity(call)
  if (!isFresh(identity, call.now)) {
    throw new AppError('confirm_needed', 'Confirm your identity')
  }
  return identity
}

/** Whether somebody showed who they are a moment ago. Demo people have nothing to show it by. */
export function isFresh({ user, authenticatedAt }: Identity, now: number): boolean {
  return user.isDemo || now - authenticatedAt <= freshMs
}

/** D1 gives the rows of a batch by column name, so two tables must not share one. */
const namedApart = {
  id: sql<string>`${sessions.id}`.as('session_id'),
  userId: sessions.userId,
  touchedAt: sessions.touchedAt,
  lockedAt: sessions.lockedAt,
  authenticatedAt: sessions.authenticatedAt,
}

type Found = NonNullable<Awaited<ReturnType<typeof readIdentity>>>

async function readIdentity(env: Env, tokenHash: string, now: number) {
  const db = directory(env)
  const isAlive = and(
    isNull(users.suspendedAt),
    or(isNull(users.expiresAt), gt(users.expiresAt, now)),
  )
  const isOpen = eq(firms.status, 'active')
  const [[row], rows, access] = await db.batch([
    db
      .select({ session: namedApart, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isAlive)),
    db
      .select({ role: memberships.role, firm: firms, ...customColumns })
      .from(sessions)
      .innerJoin(memberships, eq(memberships.userId, sessions.userId))
      .innerJoin(firms, and(eq(firms.id, memberships.firmId), isOpen))
      .leftJoin(firmRoles, isRoleOfMembership)
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(memberships.suspendedAt)))
      .orderBy(memberships.firmId)
      .limit(1000),
    selectSupportAccess(db, tokenHash, now),
  ])
  if (!row) return undefined
  const { id, kind, isDemo, lockAfterMinutes } = row.user
  const session = { ...row.session, lockAfterMinutes }
  const identity: Identity = {
    sessionId: row.session.id,
    authenticatedAt: row.session.authenticatedAt,
    isLocked: row.session.lockedAt !== null || (!isDemo && isIdle(session, now)),
    user: userOf(row.user),
    ...splitFirms(rows),
    visitedFirms: kind === 'admin' ? await readVisitedFirms(db, id, now) : [],
    supportAccess: toSupportAccess(access),
  }
  return { identity, session }
}
