import { asc, eq, sql } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import type { CustomKind } from '#contract/firm/custom-values.ts'
import type { Actor } from '../../../firm/actor.ts'
import { prepared } from '../../../firm/prepared.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { Reader } from '../../../firm/store.ts'
import { customFieldsTable } from './tables.ts'

export type StoredField = typeof customFieldsTable.$inferSelect
type Who = Pick<Actor, 'role' | 'custom'>

const remembered = new Remembered<StoredField[]>(40)
const fieldsBy = prepared((db) =>
  db
    .select()
    .from(customFieldsTable)
    .where(eq(customFieldsTable.kind, sql.placeholder('kind')))
    .orderBy(asc(customFieldsTable.isArchived), asc(customFieldsTable.position))
    .prepare(),
)

/** The fields of a kind in their order; those that are asked for no more stand last. */
export function fieldsOfKind(reader: Reader, kind: CustomKind): StoredField[] {
  return remembered.recall(reader, kind, () => fieldsBy(reader.db).all({ kind }))
}

/** The fields of a kind that somebody sees and is asked for, but for people, whom the directory names. */
export function shownFields(
  reader: Reader,
  { actor }: { actor: Who },
  kind: CustomKind,
): StoredField[] {
  return fieldsOfKind(reader, kind).filter(
    (field) => !field.isArchived && field.type !== 'person' && seesField(field, actor),
  )
}

/** Whether somebody sees what records hold in a field: its roles, and whoever sets up the firm. */
export function seesField(field: Pick<StoredField, 'seenBy'>, who: Who): boolean {
  return isNamed(field.seenBy, who)
}

/** Whether somebody fills a field in. */
export function editsField(field: StoredField, who: Who): boolean {
  return !field.isArchived && isNamed(field.seenBy, who) && isNamed(field.editedBy, who)
}

function isNamed(roles: readonly string[], who: Who): boolean {
  if (roles.length === 0 || isAllowed(who, 'firm:edit')) return true
  return who.role !== null && roles.includes(who.role)
}
