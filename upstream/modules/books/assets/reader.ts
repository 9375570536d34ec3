import { asc, desc, eq } from 'drizzle-orm'
import type { Asset, AssetRow } from '#contract/books/assets.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { assetSharesTable, assetsTable } from './tables.ts'

export type StoredAsset = typeof assetsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredAsset({ db }: Reader, id: string): StoredAsset {
  const row = db.select().from(assetsTable).where(eq(assetsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such asset')
  return row
}

export function listAssets({ db }: Reader): AssetRow[] {
  const rows = db.select().from(assetsTable).orderBy(desc(assetsTable.id)).limit(2000).all()
  return rows.map(withBook)
}

/** @throws AppError not_found */
export function getAsset(reader: Reader, id: string): Asset {
  const row = getStoredAsset(reader, id)
  const shares = reader.db
    .select()
    .from(assetSharesTable)
    .where(eq(assetSharesTable.assetId, id))
    .orderBy(asc(assetSharesTable.date))
    .all()
  let book = row.cost
  const plan = shares.map(({ date, amount, entryId }) => {
    book -= amount
    return { date, amount, book, entryId }
  })
  return { ...withBook(row), plan }
}

/** Shares of months that ended until a day and are not posted. */
export function dueShares(
  { sql }: Reader,
  until: string,
): { assetId: string; date: string; amount: number }[] {
  return sql
    .exec<{ assetId: string; date: string; amount: number }>(
      `select asset_id as assetId, date, amount from asset_shares
       where entry_id is null and date <= ? order by date, asset_id`,
      until,
    )
    .toArray()
}

/** The day of an asset's last share that is in the books, or null. */
export function lastPostedShare({ sql }: Reader, assetId: string): string | null {
  return sql
    .exec<{ date: string | null }>(
      'select max(date) as date from asset_shares where asset_id = ? and entry_id is not null',
      assetId,
    )
    .one().date
}

function withBook(row: StoredAsset): AssetRow {
  return { ...row, book: row.state === 'disposed' ? 0 : row.cost - row.posted }
}
