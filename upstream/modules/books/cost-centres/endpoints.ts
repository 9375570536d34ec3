import { costCentresContract } from '#contract/books/cost-centres.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { costCentreList, costCentreRow } from './list.ts'
import { getCostCentre } from './reader.ts'
import {
  archiveCostCentre,
  costCentreBulk,
  createCostCentre,
  deleteUnusedCentre,
  updateCostCentre,
} from './service.ts'

const os = implement(costCentresContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) =>
    listRegister(store.reader, costCentreList, input, costCentreRow),
  ),
  rows: os.rows.handler(({ context: { store }, input }) =>
    listRows(store.reader, costCentreList, input, costCentreRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, costCentreList, costCentreBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createCostCentre(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) =>
    getCostCentre(store.reader, input.costCentreId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, costCentreId, ...input } }) =>
      store.transact(firm, (writer) => updateCostCentre(writer, firm, costCentreId, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => deleteUnusedCentre(writer, input.costCentreId)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCostCentre(writer, firm, input.costCentreId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCostCentre(writer, firm, input.costCentreId, false)),
  ),
})
