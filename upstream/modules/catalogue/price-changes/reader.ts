import { desc, eq } from 'drizzle-orm'
import { type PriceChange, PriceRounding } from '#contract/catalogue/price-changes.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { priceChangesTable } from './tables.ts'

const shown = 50

/** The newest changes, newest first. */
export function listChanges({ db }: Reader): PriceChange[] {
  return db
    .select()
    .from(priceChangesTable)
    .orderBy(desc(priceChangesTable.id))
    .limit(shown)
    .all()
    .map(toChange)
}

/** @throws AppError not_found */
export function getChange({ db }: Reader, id: string): PriceChange {
  const row = db.select().from(priceChangesTable).where(eq(priceChangesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such price change')
  return toChange(row)
}

function toChange({
  createdBy: _,
  rounding,
  ...row
}: typeof priceChangesTable.$inferSelect): PriceChange {
  return { ...row, rounding: PriceRounding.parse(rounding) }
}

type Line = { itemId: string; fromQuantity: string; before: string; after: string }

export function linesOf({ sql }: Reader, id: string): Line[] {
  return sql
    .exec<Line>(
      `select item_id as itemId, from_quantity as fromQuantity, before, after
       from price_change_lines where change_id = ? order by position`,
      id,
    )
    .toArray()
}
