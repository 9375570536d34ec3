import { and, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type {
  DirectoryAuditEntry,
  DirectoryAuditQuery,
} from '#contract/platform/directory-audit.ts'
import { directoryAudit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { firms, users } from '../../../../identity/tables.ts'

const dayMs = 86_400_000

const sorts = {
  at: undefined,
  action: { column: directoryAudit.action, valueOf: ({ entry }: AuditRow) => entry.action },
  by: { column: directoryAudit.actorName, valueOf: ({ entry }: AuditRow) => entry.actorName },
}

type Db = ReturnType<typeof directory>
type Filters = Pick<DirectoryAuditQuery, 'action' | 'firmId' | 'userId' | 'from' | 'to'>

/** What was changed in the directory. */
export async function listAudit({ env }: Call, query: DirectoryAuditQuery) {
  const { id, actorName, action, before, after } = directoryAudit
  const sort = { id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    selectAudit(directory(env))
      .where(and(...filtersOf(query), holds(query.q, actorName, action, before, after), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toEntry) }
}

/** What can be chosen to filter by. */
export async function listActions({ env }: Call): Promise<string[]> {
  const rows = await directory(env)
    .selectDistinct({ action: directoryAudit.action })
    .from(directoryAudit)
    .orderBy(directoryAudit.action)
    .limit(200)
  return rows.map(({ action }) => action)
}

type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number]

function selectAudit(db: Db) {
  return db
    .select({
      id: directoryAudit.id,
      entry: directoryAudit,
      firmName: firms.legalName,
      userName: users.name,
    })
    .from(directoryAudit)
    .leftJoin(firms, eq(firms.id, directoryAudit.firmId))
    .leftJoin(users, eq(users.id, directoryAudit.userId))
    .$dynamic()
}

function filtersOf({ action, firmId, userId, from, to }: Filters): (SQL | undefined)[] {
  return [
    action === undefined ? undefined : eq(directoryAudit.action, action),
    firmId === undefined ? undefined : eq(directoryAudit.firmId, firmId),
    userId === undefined
      ? undefined
      : or(eq(directoryAudit.userId, userId), eq(directoryAudit.actorId, userId)),
    from === undefined ? undefined : gte(directoryAudit.at, Date.parse(from)),
    to === undefined ? undefined : lt(directoryAudit.at, Date.parse(to) + dayMs),
  ]
}

/** An entry as it goes out; names of who and what is gone are empty. */
function toEntry({ id, entry, firmName, userName }: AuditRow): DirectoryAuditEntry {
  const { at, actorId, actorName, firmId, userId, action, before, after, addressHash } = entry
  return {
    id,
    at: toInstant(at),
    actorId,
    actorName,
    firm: firmId === null ? null : { id: firmId, name: firmName ?? '' },
    user: userId === null ? null : { id: userId, name: userName ?? '' },
    action,
    before,
    after,
    addressMark: addressHash.slice(0, 8),
  }
}
