import { eq } from 'drizzle-orm'
import type { OpeningBalances, OpeningItem } from '#contract/books/opening-items.ts'
import { AppError } from '#contract/core/errors.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { mayTakeBack } from '../settlement/index.ts'
import { settlementsOf } from '../settlement/views.ts'
import { openingBalancesTable, openingItemsTable } from './tables.ts'

export type StoredOpeningItem = typeof openingItemsTable.$inferSelect

/** @throws AppError not_found */
export function getOpeningItem({ db }: Reader, id: string): StoredOpeningItem {
  const row = db.select().from(openingItemsTable).where(eq(openingItemsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such opening item')
  return row
}

/** One whose party the caller reaches. @throws AppError not_found */
export function requireOpeningItem(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  id: string,
): StoredOpeningItem {
  const row = getOpeningItem(reader, id)
  if (reachesRecord(reader, actor, 'party', row.partyId)) return row
  throw new AppError('not_found', 'No such opening item')
}

export function toOpeningItem(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  row: StoredOpeningItem,
): OpeningItem {
  const { rowNumber: _, partyOrder: __, createdBy: ___, ...item } = row
  const settlements = settlementsOf(reader, row.id).map(({ by, ...one }) => ({
    ...one,
    canTakeBack: mayTakeBack(actor, { ...one, by }),
    documentKind: by.kind,
    documentId: by.id,
    number: by.number,
  }))
  return { ...item, settlements }
}

/** The opening day, once somebody has said it. */
export function openingDay({ db }: Reader): string | undefined {
  return db.select().from(openingBalancesTable).get()?.date
}

/** Whether the standing items come to what the old books say. */
export function openingBalances(reader: Reader): OpeningBalances {
  const row = reader.db.select().from(openingBalancesTable).get()
  const side = (role: 'customer' | 'supplier', expected: number | null = null) => {
    const { items, count } = standingSum(reader, role)
    return { expected, items, count, difference: expected === null ? null : items - expected }
  }
  return {
    date: row?.date ?? null,
    currency: getFirmProfile(reader).baseCurrency,
    receivable: side('customer', row?.receivable),
    payable: side('supplier', row?.payable),
    version: row?.version ?? 1,
  }
}

function standingSum({ sql }: Reader, role: string): { items: number; count: number } {
  return sql
    .exec<{ items: number; count: number }>(
      `select coalesce(sum(amount_base), 0) as items, count(*) as count from opening_items
       where party_role = ? and state <> 'undone'`,
      role,
    )
    .one()
}

/** Whether a party has a standing item of a number. */
export function isNumberTaken(
  { sql }: Reader,
  { partyRole, partyId, number }: Pick<StoredOpeningItem, 'partyRole' | 'partyId' | 'number'>,
): boolean {
  const query = `select 1 from opening_items
    where party_id = ? and party_role = ? and number = ? collate nocase and state <> 'undone'`
  return sql.exec(query, partyId, partyRole, number).toArray().length > 0
}
