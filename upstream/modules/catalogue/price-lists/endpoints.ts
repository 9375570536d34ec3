import { priceListsContract } from '#contract/catalogue/price-lists.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { priceListList, priceListRow } from './list.ts'
import { pricesOfLines } from './prices-of-lines.ts'
import { getPriceList } from './reader.ts'
import { archivePriceList, createPriceList, priceListBulk, updatePriceList } from './service.ts'

const os = implement(priceListsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) =>
    listRegister(store.reader, priceListList, input, priceListRow),
  ),
  rows: os.rows.handler(({ context: { store }, input }) =>
    listRows(store.reader, priceListList, input, priceListRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, priceListList, priceListBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createPriceList(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) =>
    getPriceList(store.reader, input.priceListId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, priceListId, ...input } }) =>
      store.transact(firm, (writer) => updatePriceList(writer, firm, priceListId, input)),
  ),
  find: os.find.handler(({ context: { store }, input }) => ({
    rows: pricesOfLines(store.reader, { ...input, customerId: input.customerId ?? null }),
  })),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archivePriceList(writer, firm, input.priceListId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archivePriceList(writer, firm, input.priceListId, false)),
  ),
})
