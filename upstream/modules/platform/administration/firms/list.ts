import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type {
  AdministeredFirm,
  AdministeredFirmQuery,
} from '#contract/platform/administered-firms.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { supportConsents } from '../../../../identity/support/tables.ts'
import { firms, users } from '../../../../identity/tables.ts'
import { firmUsage } from '../tables.ts'
import { isOutdated, measureFirm } from './measure.ts'

type Db = ReturnType<typeof directory>

/** A page for the screen asks firms for what they take up; a piece of a file has what was measured. */
const maxMeasured = 100

const sorts = {
  newest: undefined,
  name: { column: firms.legalName, valueOf: ({ firm }: FirmRow) => firm.legalName },
  country: { column: firms.country, valueOf: ({ firm }: FirmRow) => firm.country },
}

/** Firms as administrators see them. */
export async function listFirms(call: Call, query: AdministeredFirmQuery) {
  const { env, now } = call
  const { direction, size } = query
  const sort = { id: firms.id, direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    selectFirms(directory(env), now)
      .where(and(...filtersOf(query), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const rows = size > maxMeasured ? page.rows.map(toFirm) : await withUsage(call, page.rows)
  return { ...page, rows }
}

/** One firm; undefined when there is none. */
export async function findFirm(call: Call, firmId: string): Promise<FirmRow | undefined> {
  const [row] = await selectFirms(directory(call.env), call.now).where(eq(firms.id, firmId))
  return row
}

export type FirmRow = Awaited<ReturnType<typeof selectFirms>>[number]

function selectFirms(db: Db, now: number) {
  return db
    .select({
      id: firms.id,
      firm: firms,
      owner: { id: users.id, name: users.name, email: users.email, planId: users.planId },
      isDemo: users.isDemo,
      usage: firmUsage,
      consentUntil: supportConsents.expiresAt,
      members: sql<number>`(select count(*) from memberships where firm_id = ${firms.id})`,
      lastSeenAt: sql<number | null>`(select max(member.last_seen_at) from memberships
        join users as member on member.id = memberships.user_id
        where memberships.firm_id = ${firms.id})`,
    })
    .from(firms)
    .leftJoin(users, eq(users.id, firms.ownerId))
    .leftJoin(firmUsage, eq(firmUsage.firmId, firms.id))
    .leftJoin(
      supportConsents,
      and(
        eq(supportConsents.firmId, firms.id),
        isNull(supportConsents.endedAt),
        gt(supportConsents.expiresAt, now),
      ),
    )
    .$dynamic()
}

function filtersOf(query: AdministeredFirmQuery): (SQL | undefined)[] {
  const isDemo = eq(users.isDemo, true)
  const isReal = or(isNull(users.id), eq(users.isDemo, false))
  const states = {
    active: and(isNull(firms.suspendedAt), isReal),
    suspended: isNotNull(firms.suspendedAt),
    demo: isDemo,
  }
  return [
    query.state ? states[query.state] : isReal,
    query.country && eq(firms.country, query.country),
    query.planId && eq(users.planId, query.planId),
    query.consent && isNotNull(supportConsents.id),
    holds(query.q, firms.legalName, firms.tradeName, users.name, users.email),
  ].map((filter) => filter || undefined)
}

/** Firms that were never measured are asked now, those measured long ago behind the answer. */
async function withUsage(call: Call, rows: readonly FirmRow[]): Promise<AdministeredFirm[]> {
  return Promise.all(
    rows.map(async (row) => {
      if (!isOutdated(row.usage, call.now)) return toFirm(row)
      const measured = measureFirm(call.env, row.id, call)
      if (row.usage === null) return toFirm({ ...row, usage: (await measured) ?? null })
      call.defer(measured)
      return toFirm(row)
    }),
  )
}

/** A firm as it goes out. */
export function toFirm(row: FirmRow): AdministeredFirm {
  const { id, firm, owner, usage, consentUntil, members, lastSeenAt } = row
  const { legalName, tradeName, country, place, suspendedAt, createdAt } = firm
  return {
    id,
    legalName,
    tradeName,
    country,
    place,
    owner: owner && { id: owner.id, name: owner.name, email: owner.email },
    members,
    planId: owner?.planId ?? null,
    state: suspendedAt !== null ? 'suspended' : row.isDemo ? 'demo' : 'active',
    consentUntil: toInstant(consentUntil),
    usage: usage && {
      documents: usage.documents,
      storageBytes: usage.storageBytes,
      measuredAt: toInstant(usage.measuredAt),
    },
    lastSeenAt: toInstant(lastSeenAt),
    createdAt: toInstant(createdAt),
  }
}
