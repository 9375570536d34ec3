import { openingItemsContract } from '#contract/books/opening-items.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { updateOpeningBalances } from './balances.ts'
import { openingItemList, openingItemRow } from './list.ts'
import { openingBalances, requireOpeningItem, toOpeningItem } from './reader.ts'
import { createOpeningItem, undoOpeningItem } from './service.ts'

export const router = answer(openingItemsContract, {
  list: read((reader, firm, input) =>
    listRegister(reader, openingItemList(firm.actor), input, openingItemRow),
  ),
  rows: read((reader, firm, input) =>
    listRows(reader, openingItemList(firm.actor), input, openingItemRow),
  ),
  create: write(createOpeningItem),
  get: read((reader, firm, { openingItemId }) =>
    toOpeningItem(reader, firm, requireOpeningItem(reader, firm, openingItemId)),
  ),
  undo: write((writer, firm, { openingItemId }) => undoOpeningItem(writer, firm, openingItemId)),
  balances: read((reader) => openingBalances(reader)),
  saveBalances: write(updateOpeningBalances),
})
