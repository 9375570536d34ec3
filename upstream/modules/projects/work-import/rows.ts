import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { WorkKind, WorkTrial } from '#contract/projects/work-imports.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { PlannedItem } from './planned-items.ts'
import type { WorkProgram } from './shape.ts'
import { workImportItemsTable, workImportsTable } from './tables.ts'

export type ImportRow = typeof workImportsTable.$inferSelect
export type ItemRow = typeof workImportItemsTable.$inferSelect

const shownImports = 20
const itemsAtOnce = 500

/** @throws AppError not_found */
export function getImportRow({ db }: Reader, id: string): ImportRow {
  const row = db.select().from(workImportsTable).where(eq(workImportsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such import')
  return row
}

/** The last files, the newest first. */
export function lastImports({ db }: Reader): ImportRow[] {
  return db
    .select()
    .from(workImportsTable)
    .orderBy(desc(workImportsTable.id))
    .limit(shownImports)
    .all()
}

export function insertImport(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  values: { fileName: string; heads: string[] },
): string {
  const id = newId()
  const made = { createdBy: actor.userId, createdByName: actor.userName }
  const createdAt = now.toISOString()
  db.insert(workImportsTable)
    .values({ ...values, ...made, id, createdAt, state: 'columns' })
    .run()
  return id
}

export function changeImport({ db }: Writer, id: string, values: Partial<ImportRow>): void {
  db.update(workImportsTable).set(values).where(eq(workImportsTable.id, id)).run()
}

/** Keeps what a file would bring, until it is imported. */
export function keepItems(
  writer: Writer,
  id: string,
  read: { program: WorkProgram; trial: WorkTrial; items: readonly PlannedItem[] },
): void {
  const { program, trial, items } = read
  writer.sql.exec('delete from work_import_items where import_id = ?', id)
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    const some = items.slice(from, from + itemsAtOnce).map((item, at) => ({
      ...item,
      position: from + at + 1,
      data: item.data === null ? null : JSON.stringify(item.data),
    }))
    writer.sql.exec(
      `insert into work_import_items
         (import_id, position, kind, key, source_key, line, label, seconds, data)
       select ?, value ->> 'position', value ->> 'kind', value ->> 'key', value ->> 'sourceKey',
         value ->> 'line', value ->> 'label', value ->> 'seconds', value ->> 'data'
       from json_each(?)`,
      ...[id, JSON.stringify(some)],
    )
  }
  changeImport(writer, id, { program, trial, state: 'open' })
}

/** The next items that have yet to be made, in their order. */
export function nextItems({ db }: Reader, id: string, count: number): ItemRow[] {
  return db
    .select()
    .from(workImportItemsTable)
    .where(and(eq(workImportItemsTable.importId, id), sql`outcome is null`))
    .orderBy(workImportItemsTable.position)
    .limit(count)
    .all()
}

/** The next items to take away, the last first. */
export function lastAdded({ db }: Reader, id: string, count: number): ItemRow[] {
  return db
    .select()
    .from(workImportItemsTable)
    .where(and(eq(workImportItemsTable.importId, id), sql`outcome = 'added'`))
    .orderBy(desc(workImportItemsTable.position))
    .limit(count)
    .all()
}

export function settleItem(
  { db }: Writer,
  { importId, position }: ItemRow,
  values: Partial<Pick<ItemRow, 'outcome' | 'recordId' | 'reason' | 'data'>>,
): void {
  const { importId: id, position: at } = workImportItemsTable
  db.update(workImportItemsTable)
    .set(values)
    .where(and(eq(id, importId), eq(at, position)))
    .run()
}

/** What an item of the same import became; undefined of one that became nothing. */
export function settledItem(
  { sql: db }: Reader,
  importId: string,
  kind: WorkKind,
  key: string | null,
): { recordId: string; label: string } | undefined {
  if (key === null) return undefined
  const [row] = db.exec<{ recordId: string; label: string }>(
    `select record_id as recordId, label from work_import_items
     where import_id = ? and kind = ? and key = ? and record_id is not null limit 1`,
    ...[importId, kind, key],
  )
  return row
}

/** Records that imports made of these things before, by their source keys. */
export function recordsBySource(
  { sql: db }: Reader,
  sourceKeys: readonly string[],
): Map<string, string> {
  const rows = db.exec<{ sourceKey: string; recordId: string }>(
    `select source_key as sourceKey, record_id as recordId from work_import_items
     where outcome = 'added' and source_key in (select value from json_each(?))`,
    JSON.stringify(sourceKeys),
  )
  return new Map(rows.toArray().map(({ sourceKey, recordId }) => [sourceKey, recordId]))
}

export function deleteImport({ sql: db }: Writer, id: string): void {
  db.exec('delete from work_import_items where import_id = ?', id)
  db.exec('delete from work_imports where id = ?', id)
}
