import { itemsContract } from '#contract/items.ts'
import { implement } from '../../firm/implement.ts'
import { getItem, listItems } from './reader.ts'
import { archiveItem, createItem, updateItem } from './service.ts'

const os = implement(itemsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) => listItems(store.reader, input)),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createItem(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) => getItem(store.reader, input.itemId)),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    updateItem(store, firm, input),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    archiveItem(store, firm, input.itemId, true),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    archiveItem(store, firm, input.itemId, false),
  ),
})
