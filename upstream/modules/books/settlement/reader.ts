import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { allocationsTable, openItemsTable } from './tables.ts'

export type OpenItem = typeof openItemsTable.$inferSelect
export type Allocation = typeof allocationsTable.$inferSelect
export type AllocationKind = Allocation['kind']

/** The settled date of what is still open. */
export const stillOpen = '9999-12-31'

/** @throws AppError not_found */
export function getItem({ db }: Reader, itemId: string): OpenItem {
  const item = db.select().from(openItemsTable).where(eq(openItemsTable.id, itemId)).get()
  if (!item) throw new AppError('not_found', 'No such open item')
  return item
}

/** A document's items, the earliest due first; more than one where it is paid in instalments. */
export function itemsOfDocument({ db }: Reader, documentId: string): OpenItem[] {
  return db
    .select()
    .from(openItemsTable)
    .where(eq(openItemsTable.documentId, documentId))
    .orderBy(asc(openItemsTable.dueDate), asc(openItemsTable.id))
    .all()
}

/** @throws AppError not_found */
export function getAllocation({ db }: Reader, allocationId: string): Allocation {
  const found = db.select().from(allocationsTable).where(eq(allocationsTable.id, allocationId))
  const allocation = found.get()
  if (!allocation) throw new AppError('not_found', 'No such allocation')
  return allocation
}

/** All that was ever allocated to or from an item, newest first. */
export function allocationsOfItem({ db }: Reader, itemId: string): Allocation[] {
  return db
    .select()
    .from(allocationsTable)
    .where(or(eq(allocationsTable.debitItemId, itemId), eq(allocationsTable.creditItemId, itemId)))
    .orderBy(desc(allocationsTable.id))
    .all()
}

/** What still stands of all that was recorded with something, newest first. */
export function allocationsByCause({ db }: Reader, causeId: string): Allocation[] {
  return db
    .select()
    .from(allocationsTable)
    .where(and(eq(allocationsTable.causeId, causeId), isNull(allocationsTable.reversalDate)))
    .orderBy(desc(allocationsTable.id))
    .all()
}

/** All that was posted with the entry of a source, taken back or not, in their order. */
export function allocationsByEntry({ db }: Reader, sourceId: string): Allocation[] {
  return db
    .select()
    .from(allocationsTable)
    .where(eq(allocationsTable.entrySourceId, sourceId))
    .orderBy(asc(allocationsTable.id))
    .all()
}

/** A party's unused credit items of a direction in a currency, oldest first. */
export function openCredits(
  { db }: Reader,
  { partyId, direction, currency }: Pick<OpenItem, 'partyId' | 'direction' | 'currency'>,
): OpenItem[] {
  const side = direction === 'payable' ? 'debit' : 'credit'
  return db
    .select()
    .from(openItemsTable)
    .where(
      and(
        eq(openItemsTable.partyId, partyId),
        eq(openItemsTable.direction, direction),
        eq(openItemsTable.side, side),
        eq(openItemsTable.currency, currency),
        eq(openItemsTable.settledDate, stillOpen),
      ),
    )
    .orderBy(asc(openItemsTable.date), asc(openItemsTable.id))
    .all()
}
