import { customFieldsContract } from '#contract/firm/custom-fields.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { customFieldList, customFieldRow } from './list.ts'
import { editsField, fieldsOfKind, getCustomField, seesField } from './reader.ts'
import {
  archiveCustomField,
  createCustomField,
  customFieldBulk,
  moveCustomField,
  removeCustomField,
  updateCustomField,
} from './service.ts'

const os = implement(customFieldsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store }, input }) =>
    listRegister(store.reader, customFieldList, input, customFieldRow),
  ),
  rows: os.rows.handler(({ context: { store }, input }) =>
    listRows(store.reader, customFieldList, input, customFieldRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, customFieldList, customFieldBulk, input),
  ),
  ofKind: os.ofKind.handler(({ context: { store, firm }, input }) => ({
    rows: fieldsOfKind(store.reader, input.kind)
      .filter((field) => seesField(field, firm.actor))
      .map((field) => ({ ...field, canEdit: editsField(field, firm.actor) })),
  })),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createCustomField(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) =>
    getCustomField(store.reader, input.customFieldId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, customFieldId, ...input } }) =>
      store.transact(firm, (writer) => updateCustomField(writer, firm, customFieldId, input)),
  ),
  move: os.move.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) =>
      moveCustomField(writer, firm, input.customFieldId, input.direction),
    ),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeCustomField(writer, input.customFieldId)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCustomField(writer, firm, input.customFieldId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archiveCustomField(writer, firm, input.customFieldId, false)),
  ),
})
