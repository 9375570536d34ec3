import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { FirmMembership, Session } from '#contract/core/identity.ts'
import type { directory } from '../directory.ts'
import { firmFacts } from '../identity-parts.ts'
import { firms, memberships, sessions } from '../tables.ts'
import { supportConsents, supportVisits } from './tables.ts'

type Db = ReturnType<typeof directory>

/** After so long without a request an administrator is no longer said to be inside. */
const stillMs = 15 * 60_000

/** Which firms of a session's person let administrators in, and whether one is inside. */
export function selectSupportAccess(db: Db, tokenHash: string, now: number) {
  const own = db
    .select({ firmId: memberships.firmId })
    .from(sessions)
    .innerJoin(memberships, eq(memberships.userId, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash))
  // Written out, because drizzle leaves the table's name away where a query has but one.
  const openVisit = sql`exists (select 1 from support_visits as visits
    where visits.consent_id = support_consents.id and visits.ended_at is null
    and visits.last_request_at > ${now - stillMs})`
  return db
    .select({
      firmId: supportConsents.firmId,
      expiresAt: supportConsents.expiresAt,
      isInside: openVisit.mapWith(Boolean).as('is_inside'),
    })
    .from(supportConsents)
    .where(and(isOpen(now), inArray(supportConsents.firmId, own)))
}

type AccessRow = Awaited<ReturnType<typeof selectSupportAccess>>[number]

export function toSupportAccess(rows: readonly AccessRow[]): Session['supportAccess'] {
  return rows.map(({ firmId, expiresAt, isInside }) => ({
    firmId,
    until: new Date(expiresAt).toISOString(),
    isInside,
  }))
}

/** The firms an administrator is visiting, as if a member who may only look. */
export async function readVisitedFirms(
  db: Db,
  administratorId: string,
  now: number,
): Promise<FirmMembership[]> {
  const rows = await db
    .select({ firm: firms })
    .from(supportVisits)
    .innerJoin(supportConsents, and(eq(supportConsents.id, supportVisits.consentId), isOpen(now)))
    .innerJoin(firms, eq(firms.id, supportVisits.firmId))
    .where(and(eq(supportVisits.administratorId, administratorId), isNull(supportVisits.endedAt)))
    .limit(50)
  return rows.map(({ firm }) => ({
    firmId: firm.id,
    role: 'readOnly',
    ...firmFacts(firm),
  }))
}

function isOpen(now: number) {
  return and(isNull(supportConsents.endedAt), gt(supportConsents.expiresAt, now))
}
