import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Session } from '#contract/identity.ts'
import type { Env } from '../env.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { cacheIdentity, findCachedIdentity } from './identity-cache.ts'
import { isDue, touchSession } from './sessions.ts'
import { firms, memberships, sessions, users } from './tables.ts'
import { hashToken } from './token.ts'

/** Who a bearer token stands for: the person, his firms, and the session itself. */
export type Identity = Session & { sessionId: string; tokenHash: string }

type Surroundings = { env: Env; now: number; defer: Call['defer'] }

/** Looks a token up, at most 10 s late within an isolate. Undefined when it stands for nobody. */
export async function findIdentity(
  token: string,
  { env, now, defer }: Surroundings,
): Promise<Identity | undefined> {
  const tokenHash = hashToken(token)
  const cached = findCachedIdentity(tokenHash, now)
  if (cached) return cached
  const found = await readIdentity(env, tokenHash, now)
  if (!found) return undefined
  cacheIdentity(found.identity, now)
  if (isDue(found.session, now)) defer(touchSession(env, found.session, now))
  return found.identity
}

/** The caller's identity. @throws AppError unauthenticated for a stranger */
export function requireIdentity({ identity }: Pick<Call, 'identity'>): Identity {
  if (!identity) throw new AppError('unauthenticated', 'User not authenticated')
  return identity
}

/** D1 gives the rows of a batch by column name, so two tables must not share one. */
const namedApart = {
  id: sql<string>`${sessions.id}`.as('session_id'),
  userId: sessions.userId,
  touchedAt: sessions.touchedAt,
}

async function readIdentity(env: Env, tokenHash: string, now: number) {
  const db = directory(env)
  const isAlive = or(isNull(users.expiresAt), gt(users.expiresAt, now))
  const [[row], rows] = await db.batch([
    db
      .select({ session: namedApart, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isAlive)),
    db
      .select({ role: memberships.role, firm: firms })
      .from(sessions)
      .innerJoin(memberships, eq(memberships.userId, sessions.userId))
      .innerJoin(firms, and(eq(firms.id, memberships.firmId), eq(firms.status, 'active')))
      .where(eq(sessions.tokenHash, tokenHash))
      .orderBy(memberships.firmId)
      .limit(1000),
  ])
  if (!row) return undefined
  const { id, name, email, kind, isDemo, language, theme, currentFirmId } = row.user
  const identity: Identity = {
    sessionId: row.session.id,
    tokenHash,
    user: { id, name, email, kind, isDemo, language, theme, currentFirmId },
    firms: rows.map(({ role, firm }) => ({
      firmId: firm.id,
      role,
      legalName: firm.legalName,
      tradeName: firm.tradeName,
      country: firm.country,
      baseCurrency: firm.baseCurrency,
      place: firm.place,
      timeZone: firm.timeZone,
    })),
  }
  return { identity, session: row.session }
}
