import { openingItemsContract } from '#contract/books/opening-items.ts'
import { implement } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { updateOpeningBalances } from './balances.ts'
import { openingItemList, openingItemRow } from './list.ts'
import { openingBalances, requireOpeningItem, toOpeningItem } from './reader.ts'
import { createOpeningItem, undoOpeningItem } from './service.ts'

const os = implement(openingItemsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, openingItemList(firm.actor), input, openingItemRow),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, openingItemList(firm.actor), input, openingItemRow),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createOpeningItem(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input: { openingItemId } }) =>
    toOpeningItem(store.reader, firm, requireOpeningItem(store.reader, firm, openingItemId)),
  ),
  undo: os.undo.handler(({ context: { store, firm }, input: { openingItemId } }) =>
    store.transact(firm, (writer) => undoOpeningItem(writer, firm, openingItemId)),
  ),
  balances: os.balances.handler(({ context: { store } }) => openingBalances(store.reader)),
  saveBalances: os.saveBalances.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => updateOpeningBalances(writer, firm, input)),
  ),
})
