import { asc, eq } from 'drizzle-orm'
import { type SealedDocuments, sealIfThere, sealOf } from '../ledger/index.ts'
import { getStoredAsset } from './reader.ts'
import { assetSharesTable as shares } from './tables.ts'

/** What an asset was bought at and how it is written off, and the shares of a month. */
export const sealedDocuments: SealedDocuments = {
  asset: (reader, id) =>
    sealIfThere(() => {
      const row = getStoredAsset(reader, id)
      return sealOf([
        ...[row.id, row.what, row.name, row.cost, row.residual, row.startDate, row.months],
        ...[row.method, row.rate, row.account, row.resultAccount, row.createdAt],
      ])
    }),
  assetShares({ db }, id) {
    const rows = db
      .select()
      .from(shares)
      .where(eq(shares.postingId, id))
      .orderBy(asc(shares.assetId), asc(shares.date))
      .all()
    if (rows.length === 0) return undefined
    return sealOf([id, rows.map(({ assetId, date, amount }) => [assetId, date, amount])])
  },
}
