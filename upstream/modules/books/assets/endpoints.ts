import { assetsContract } from '#contract/books/assets.ts'
import { addDays } from '../../../firm/calendar.ts'
import { implement } from '../../../firm/implement.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { dueShares, getAsset, listAssets } from './reader.ts'
import { createAsset, deleteAsset, disposeAsset, postShares } from './service.ts'

const os = implement(assetsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm } }) => {
    const until = addDays(firmDate(store.reader, firm), -1)
    const due = dueShares(store.reader, until)
    const amount = due.reduce((sum, share) => sum + share.amount, 0)
    return { rows: listAssets(store.reader), due: { count: due.length, amount, until } }
  }),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createAsset(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) => getAsset(store.reader, input.assetId)),
  delete: os.delete.handler(({ context: { store, firm }, input: { assetId } }) =>
    store.transact(firm, (writer) => deleteAsset(writer, assetId)),
  ),
  postShares: os.postShares.handler(({ context: { store, firm }, input: { until } }) =>
    store.transact(firm, (writer) => postShares(writer, firm, until)),
  ),
  dispose: os.dispose.handler(({ context: { store, firm }, input: { assetId, date } }) =>
    store.transact(firm, (writer) => disposeAsset(writer, firm, assetId, date)),
  ),
})
