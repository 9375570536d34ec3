import { eq } from 'drizzle-orm'
import { forEachOpeningKind } from '#contract/books/opening-items.ts'
import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealOf } from '../ledger/index.ts'
import { openingItemsTable } from './tables.ts'

export const sealedDocuments: SealedDocuments = forEachOpeningKind(findSeal)

/** What an item says; what is open of it and its party's present name are no part of it. */
function findSeal({ db }: Reader, id: string): string | undefined {
  const row = db.select().from(openingItemsTable).where(eq(openingItemsTable.id, id)).get()
  if (!row) return undefined
  return sealOf([
    ...[row.id, row.partyRole, row.number, row.date, row.dueDate, row.currency],
    ...[row.exchangeRate, row.amount, row.amountBase, row.bookedDate, row.createdAt],
    // Items without a rate keep the seal that they were posted with.
    ...(row.taxCode === '' ? [] : [row.taxCode]),
  ])
}
