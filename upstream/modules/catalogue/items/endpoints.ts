import { itemsContract } from '#contract/catalogue/items.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { itemListFor, itemRows } from './list.ts'
import { addNamedPicture } from './named-pictures.ts'
import { setPicture } from './pictures.ts'
import { getItem } from './reader.ts'
import { archiveItem, createItem, itemBulk, updateItem } from './service.ts'
import { changeVariants, listVariants, makeVariants } from './variants/service.ts'
import { getItemWords, nameItems, updateItemWords } from './words.ts'

export const router = answer(itemsContract, {
  list: read((reader, firm, query) =>
    listRegister(reader, itemListFor(reader, firm), query, itemRows(reader)),
  ),
  rows: read((reader, firm, query) =>
    listRows(reader, itemListFor(reader, firm), query, itemRows(reader)),
  ),
  bulk: ({ context: { store, firm }, input }) =>
    runBulk(store, firm, itemListFor(store.reader, firm), itemBulk, input),
  create: write(createItem),
  get: read((reader, _, { itemId }) => getItem(reader, itemId)),
  update: write(updateItem),
  setPicture: write((writer, firm, { itemId, attachmentId }) =>
    setPicture(writer, firm, itemId, attachmentId),
  ),
  addPicture: ({ context, input: { file } }) => addNamedPicture(context, file),
  variants: read((reader, _, { itemId }) => listVariants(reader, itemId)),
  makeVariants: write(makeVariants),
  changeVariants: write(changeVariants),
  words: read((reader, _, { itemId }) => getItemWords(reader, itemId)),
  updateWords: write(updateItemWords),
  names: read((reader, _, { itemIds, language }) => ({
    rows: nameItems(reader, itemIds, language),
  })),
  archive: write((writer, firm, { itemId }) => archiveItem(writer, firm, itemId, true)),
  restore: write((writer, firm, { itemId }) => archiveItem(writer, firm, itemId, false)),
})
