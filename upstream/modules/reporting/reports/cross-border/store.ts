import { and, desc, eq, getTableColumns, like } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { IntegrationKey } from '#contract/reporting/cross-border.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { selfIntegrationsTable } from '../tables.ts'

export type StoredIntegration = typeof selfIntegrationsTable.$inferSelect

/** By `keyOf`. */
export type LastAttempts = ReadonlyMap<string, Omit<StoredIntegration, 'xml'>>

/** The last attempt of each part of the purchases from abroad. */
export function lastAttempts({ db }: Reader): LastAttempts {
  const { xml: _, ...columns } = getTableColumns(selfIntegrationsTable)
  const rows = db
    .select(columns)
    .from(selfIntegrationsTable)
    .orderBy(selfIntegrationsTable.attempt)
    .all()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** Those of a month that were not refused: of each part one at most, as only refused ones are written again. */
export function standingOf({ db }: Reader, month: string): StoredIntegration[] {
  const { date, refusedAt, rowNumber } = selfIntegrationsTable
  return db
    .select()
    .from(selfIntegrationsTable)
    .where(and(eq(refusedAt, ''), like(date, `${month}-%`)))
    .orderBy(date, rowNumber)
    .all()
}

/** Tells the parts of purchases apart. */
export function keyOf({ sourceId, part, isReversal }: Omit<IntegrationKey, 'source'>): string {
  return `${sourceId} ${part} ${isReversal}`
}

/** @throws AppError not_found */
export function getIntegration({ db }: Reader, id: string): StoredIntegration {
  const row = db.select().from(selfIntegrationsTable).where(eq(selfIntegrationsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such document')
  return row
}

/** The next row's number, which names its file. */
export function nextRowNumber({ db }: Reader): number {
  const [last] = db
    .select({ rowNumber: selfIntegrationsTable.rowNumber })
    .from(selfIntegrationsTable)
    .orderBy(desc(selfIntegrationsTable.rowNumber))
    .limit(1)
    .all()
  return (last?.rowNumber ?? 0) + 1
}

export function insertIntegration({ db }: Writer, row: StoredIntegration): void {
  db.insert(selfIntegrationsTable).values(row).run()
}

export function saveRefusal({ db }: Writer, id: string, refusedAt: string, refusal: string): void {
  db.update(selfIntegrationsTable)
    .set({ refusedAt, refusal })
    .where(and(eq(selfIntegrationsTable.id, id), eq(selfIntegrationsTable.refusedAt, '')))
    .run()
}
