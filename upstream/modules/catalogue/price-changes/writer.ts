import type { ChangedPrice, PriceChangeInput } from '#contract/catalogue/price-changes.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { priceChangeLinesTable, priceChangesTable } from './tables.ts'

type NewChange = PriceChangeInput & {
  category: string
  listName: string
  lines: readonly ChangedPrice[]
}

/** Gives the new id. */
export function insertChange(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  { lines, ...change }: NewChange,
): string {
  const id = newId()
  db.insert(priceChangesTable)
    .values({
      ...change,
      id,
      state: 'planned',
      count: lines.length,
      skipped: 0,
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  for (const [position, { itemId, fromQuantity, before, after }] of lines.entries()) {
    const line = { itemId, fromQuantity, before, after }
    db.insert(priceChangeLinesTable)
      .values({ ...line, changeId: id, position })
      .run()
  }
  return id
}

export function setState(
  { sql }: Writer,
  id: string,
  state: 'done' | 'cancelled',
  skipped: number,
): void {
  sql.exec('update price_changes set state = ?, skipped = ? where id = ?', state, skipped, id)
}
