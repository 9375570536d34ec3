import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
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

export const manualHandlers = answer(manualEntriesContract, {
  list: read((reader, _, query) => listManualEntries(reader, query)),
  create: write(createManualEntry),
  get: read((reader, _, { manualEntryId }) => getManualEntry(reader, manualEntryId)),
  update: write((writer, firm, { manualEntryId, ...input }) =>
    updateManualEntry(writer, firm, manualEntryId, input),
  ),
  delete: write((writer, _, { manualEntryId }) => deleteManualEntry(writer, manualEntryId)),
  post: write((writer, firm, { manualEntryId, version }) =>
    postManualEntry(writer, firm, manualEntryId, version),
  ),
  reverse: write((writer, firm, { manualEntryId, ...input }) =>
    reverseManualEntry(writer, firm, manualEntryId, input),
  ),
  importFile: async ({ context: { store, firm }, input: { file: sent, content, date } }) => {
    const file = await readFileRows(sent, content === 'journal' ? 'journal' : '')
    return store.transact(firm, (writer) => importJournal(writer, firm, { file, content, date }))
  },
  listTemplates: read((reader) => listTemplates(reader)),
  createTemplate: write(createTemplate),
  getTemplate: read((reader, _, { templateId }) => getTemplate(reader, templateId)),
  updateTemplate: write((writer, _, { templateId, ...input }) =>
    updateTemplate(writer, templateId, input),
  ),
  deleteTemplate: write((writer, _, { templateId }) => deleteTemplate(writer, templateId)),
})
