import { itemCategoriesContract } from '#contract/catalogue/item-categories.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { itemCategoryList, itemCategoryRow } from './list.ts'
import { getItemCategory } from './reader.ts'
import {
  archiveItemCategory,
  createItemCategory,
  itemCategoryBulk,
  updateItemCategory,
} from './service.ts'

const os = implement(itemCategoriesContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) =>
    listRegister(store.reader, itemCategoryList, input, itemCategoryRow),
  ),
  rows: os.rows.handler(({ context: { store }, input }) =>
    listRows(store.reader, itemCategoryList, input, itemCategoryRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, itemCategoryList, itemCategoryBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createItemCategory(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) =>
    getItemCategory(store.reader, input.itemCategoryId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, itemCategoryId, ...input } }) =>
      store.transact(firm, (writer) => updateItemCategory(writer, firm, itemCategoryId, input)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveItemCategory(writer, firm, input.itemCategoryId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) =>
      archiveItemCategory(writer, firm, input.itemCategoryId, false),
    ),
  ),
})
