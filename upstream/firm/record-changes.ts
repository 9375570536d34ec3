import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Reader } from './store.ts'
import { auditTable } from './tables.ts'

export type KeptChange = typeof auditTable.$inferSelect

/** What was done to records of some kinds after an instant, until another one included. */
export function changesBetween(
  { db }: Pick<Reader, 'db'>,
  entities: readonly string[],
  { after, until }: { after: string; until: string },
): KeptChange[] {
  const isBetween = and(gt(auditTable.at, after), lte(auditTable.at, until))
  return db
    .select()
    .from(auditTable)
    .where(and(inArray(auditTable.entity, entities), isBetween))
    .all()
}

/** Each time that a record was made or changed after an instant. */
export function changesOfRecord(
  { db }: Pick<Reader, 'db'>,
  { entity, entityId, after }: { entity: string; entityId: string; after: string },
): KeptChange[] {
  return db
    .select()
    .from(auditTable)
    .where(
      and(
        eq(auditTable.entityId, entityId),
        eq(auditTable.entity, entity),
        gt(auditTable.at, after),
        inArray(auditTable.action, ['create', 'update']),
      ),
    )
    .all()
}
