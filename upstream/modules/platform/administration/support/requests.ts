import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { PageQuery } from '#contract/core/page.ts'
import { directoryAudit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { keysetPage, toInstant } from '../../../../identity/keyset-page.ts'

const Kept = z.object({ method: z.string(), path: z.string() })

/** Every request that administrators made in a firm, newest first, for the firm itself. */
export async function listSupportRequests(
  { env }: Call,
  { firmId, ...query }: PageQuery & { firmId: string },
) {
  const { id, at, actorName, after } = directoryAudit
  const page = await keysetPage(query, { id }, ({ where, orderBy, limit }) =>
    directory(env)
      .select({ id, at, actorName, after })
      .from(directoryAudit)
      .where(
        and(eq(directoryAudit.firmId, firmId), eq(directoryAudit.action, 'support.request'), where),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      at: toInstant(row.at),
      administratorName: row.actorName,
      ...Kept.parse(JSON.parse(row.after ?? '{}')),
    })),
  }
}
