import { auditContract } from '#contract/firm/audit.ts'
import { recordsContract } from '#contract/firm/records.ts'
import { searchContract } from '#contract/firm/search.ts'
import { settingChangesContract } from '#contract/firm/setting-changes.ts'
import { asDownload } from '../../../core/download.ts'
import { listChangeChoices } from '../../../firm/history-reader.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { addAttachment, getAttachment, removeAttachment } from './attachments.ts'
import { exportAudit, listAudit, listSettingChanges } from './audit.ts'
import { addComment, listReaders, removeComment, updateComment } from './comments.ts'
import { findRecords } from './find-records.ts'
import { historyOf } from './history.ts'
import { type RecordRef, requireReadable } from './kinds.ts'
import { watchLooks } from './looks.ts'
import { readPanels } from './panels.ts'
import { undoChange } from './settings/undo.ts'

const records = answer(recordsContract, {
  panels: read((reader, firm, input) => readPanels(reader, firm, refOf(input), input.historySize)),
  history: read((reader, firm, input) => {
    requireReadable(reader, firm, refOf(input))
    return historyOf(reader, firm, refOf(input), input)
  }),
  addAttachment: ({ context, input }) => addAttachment(context, refOf(input), input.file),
  getAttachment: async ({ context, input }) =>
    asDownload(context, await getAttachment(context, refOf(input), input.attachmentId)),
  removeAttachment: async ({ context, input }) => {
    await removeAttachment(context, refOf(input), input.attachmentId)
    return { id: input.attachmentId }
  },
  addComment: ({ context, input }) => addComment(context, refOf(input), input),
  updateComment: ({ context, input }) =>
    updateComment(context, refOf(input), input.commentId, input),
  removeComment: ({ context, input }) => {
    removeComment(context, refOf(input), input.commentId)
    return { id: input.commentId }
  },
  watchLooks: write((writer, firm, input) => watchLooks(writer, firm, refOf(input))),
  listReaders: ({ context, input }) => listReaders(context, refOf(input)),
})

const audit = answer(auditContract, {
  list: ({ context, input }) => listAudit(context, input),
  choices: read((reader) => listChangeChoices(reader)),
  export: ({ context, input }) =>
    asDownload(context, exportAudit(context.store.reader, context.firm, input)),
})

const search = answer(searchContract, {
  find: read(findRecords),
})

const settingChanges = answer(settingChangesContract, {
  list: ({ context, input: { page } }) => ({
    rows: listSettingChanges(context, page),
  }),
  undo: ({ context: { store, firm, env }, input: { changeId } }) =>
    store.transact(firm, (writer) => ({ page: undoChange(writer, { firm, env }, changeId) })),
})

export const router = { records, audit, settingChanges, search }

function refOf({ kind, recordId }: { kind: string; recordId: string }): RecordRef {
  return { kind, id: recordId }
}
