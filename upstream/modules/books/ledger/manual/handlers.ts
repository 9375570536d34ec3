import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { implement } from '../../../../firm/implement.ts'
import { readFileRows } from '../../../../register/import/read-file.ts'
import { importJournal } from './import-journal.ts'
import { getManualEntry, getTemplate, listManualEntries, listTemplates } from './reader.ts'
import {
  createManualEntry,
  deleteManualEntry,
  postManualEntry,
  reverseManualEntry,
  updateManualEntry,
} from './service.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './templates.ts'

const os = implement(manualEntriesContract)

export const manualHandlers = os.router({
  list: os.list.handler(({ context: { store }, input: { firmId: _, ...query } }) =>
    listManualEntries(store.reader, query),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createManualEntry(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store }, input }) =>
    getManualEntry(store.reader, input.manualEntryId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, manualEntryId, ...input } }) =>
      store.transact(firm, (writer) => updateManualEntry(writer, firm, manualEntryId, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input: { manualEntryId } }) =>
    store.transact(firm, (writer) => deleteManualEntry(writer, manualEntryId)),
  ),
  post: os.post.handler(({ context: { store, firm }, input: { manualEntryId, version } }) =>
    store.transact(firm, (writer) => postManualEntry(writer, firm, manualEntryId, version)),
  ),
  reverse: os.reverse.handler(({ context: { store, firm }, input: { manualEntryId, ...input } }) =>
    store.transact(firm, (writer) => reverseManualEntry(writer, firm, manualEntryId, input)),
  ),
  importFile: os.importFile.handler(
    async ({ context: { store, firm }, input: { file: sent, content, date } }) => {
      const file = await readFileRows(sent, content === 'journal' ? 'journal' : '')
      return store.transact(firm, (writer) => importJournal(writer, firm, { file, content, date }))
    },
  ),
  listTemplates: os.listTemplates.handler(({ context: { store } }) => listTemplates(store.reader)),
  createTemplate: os.createTemplate.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => createTemplate(writer, firm, input)),
  ),
  getTemplate: os.getTemplate.handler(({ context: { store }, input }) =>
    getTemplate(store.reader, input.templateId),
  ),
  updateTemplate: os.updateTemplate.handler(
    ({ context: { store, firm }, input: { firmId: _, templateId, ...input } }) =>
      store.transact(firm, (writer) => updateTemplate(writer, templateId, input)),
  ),
  deleteTemplate: os.deleteTemplate.handler(({ context: { store, firm }, input: { templateId } }) =>
    store.transact(firm, (writer) => deleteTemplate(writer, templateId)),
  ),
})
