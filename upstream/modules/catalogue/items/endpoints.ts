import { itemsContract } from '#contract/catalogue/items.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { itemListFor, itemRows } from './list.ts'
import { addNamedPicture } from './named-pictures.ts'
import { setPicture } from './pictures.ts'
import { getItem } from './reader.ts'
import { archiveItem, createItem, itemBulk, updateItem } from './service.ts'
import { changeVariants, listVariants, makeVariants } from './variants/service.ts'

const os = implement(itemsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, itemListFor(store.reader, firm), input, itemRows(store.reader)),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, itemListFor(store.reader, firm), input, itemRows(store.reader)),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, itemListFor(store.reader, firm), itemBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createItem(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) => getItem(store.reader, input.itemId)),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => updateItem(writer, firm, input)),
  ),
  setPicture: os.setPicture.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => setPicture(writer, firm, input.itemId, input.attachmentId)),
  ),
  addPicture: os.addPicture.handler(({ context, input: { file } }) =>
    addNamedPicture(context, file),
  ),
  variants: os.variants.handler(({ context: { store }, input }) =>
    listVariants(store.reader, input.itemId),
  ),
  makeVariants: os.makeVariants.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => makeVariants(writer, firm, input)),
  ),
  changeVariants: os.changeVariants.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => changeVariants(writer, firm, input)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveItem(writer, firm, input.itemId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveItem(writer, firm, input.itemId, false)),
  ),
})
