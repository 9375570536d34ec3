import { asc, eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { sealIfThere, sealOf } from '../ledger/index.ts'
import { router } from './endpoints.ts'
import { getStoredAsset } from './reader.ts'
import { assetSharesTable as shares } from './tables.ts'

export const module = defineModule({
  name: 'assets',
  endpoints: router,
  recordKinds: {
    asset: {
      read: 'ledger:view',
      reach: 'whole',
      write: 'ledger:edit',
      path: (id) => `assets/${id}`,
      keepsFiles: ({ sql }, id) =>
        sql
          .exec("select 1 from assets where id = ? and (posted <> 0 or state <> 'active')", id)
          .toArray().length > 0,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; date: string }>(
          'select name as title, start_date as date from assets where id = ?',
          id,
        )
        return row
      },
      moneyFields: ['cost', 'residual', 'posted'],
    },
  },
  /** Cost centres that bear what is spread. */
  usesOf: {
    costCentre: isFoundBy('select 1 from assets where cost_centre_id = ? limit 1'),
  },
  /** What an asset was bought at and how it is written off, and the shares of a month. */
  sealedDocuments: {
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
  },
})
