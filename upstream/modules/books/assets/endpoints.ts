import { assetsContract } from '#contract/books/assets.ts'
import { addDays } from '../../../firm/calendar.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { dueShares, getAsset, listAssets } from './reader.ts'
import { createAsset, deleteAsset, disposeAsset, postShares } from './service.ts'

export const router = answer(assetsContract, {
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
