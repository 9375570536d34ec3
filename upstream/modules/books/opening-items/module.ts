import { eq } from 'drizzle-orm'
import { forEachOpeningKind } from '#contract/books/opening-items.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { sealOf } from '../ledger/index.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'
import { recordKinds } from './record-kinds.ts'
import { settled } from './settled.ts'
import { openingItemsTable } from './tables.ts'

export const module = defineModule({
  name: 'opening-items',
  endpoints: router,
  recordKinds,
  /** What a party still owed, or was owed, when the books began. */
  partyUses: [
    {
      kind: 'openingItem',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from opening_items where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update opening_items set party_id = ? where party_id = ?', intoId, fromId)
      },
    },
  ],
  /** What customers and suppliers had open when the books began. */
  partyDocuments: [
    {
      kind: 'openingItem',
      read: 'payment:view',
      from: 'opening_items',
      party: 'party_id',
      date: 'date',
      title: 'number',
      amount: `case party_role when 'customer' then amount else -amount end`,
      currency: 'currency',
      isCredit: 'amount < 0',
      standing: `case state when 'undone' then 'ended' when 'settled' then 'done' else 'open' end`,
      dueDate: 'due_date',
    },
  ],
  sealedDocuments: forEachOpeningKind(findSeal),
  settled,
  importers: [importer],
})

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
