import { asc, eq } from 'drizzle-orm'
import { assetsContract } from '#contract/books/assets.ts'
import { defineModule } from '../../../core/hooks.ts'
import { addDays } from '../../../firm/calendar.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { sealIfThere, sealOf } from '../ledger/index.ts'
import { dueShares, getAsset, getStoredAsset, listAssets } from './reader.ts'
import { createAsset, deleteAsset, disposeAsset, postShares } from './service.ts'
import { assetSharesTable as shares } from './tables.ts'
import { wrongSums } from './wrong-sums.ts'

const router = answer(assetsContract, {
  list: read((reader, firm) => {
    const until = addDays(firmDate(reader, firm), -1)
    const due = dueShares(reader, until)
    const amount = due.reduce((sum, share) => sum + share.amount, 0)
    return { rows: listAssets(reader), due: { count: due.length, amount, until } }
  }),
  create: write(createAsset),
  get: read((reader, _, { assetId }) => getAsset(reader, assetId)),
  delete: write((writer, _, { assetId }) => deleteAsset(writer, assetId)),
  postShares: write((writer, firm, { until }) => postShares(writer, firm, until)),
  dispose: write((writer, firm, { assetId, date }) => disposeAsset(writer, firm, assetId, date)),
})

export const module = defineModule({
  name: 'assets',
  wrongSums,
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
