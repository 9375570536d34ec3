import { auditContract } from '#contract/firm/audit.ts'
import { recordsContract } from '#contract/firm/records.ts'
import { searchContract } from '#contract/firm/search.ts'
import { settingChangesContract } from '#contract/firm/setting-changes.ts'
import { asDownload } from '../../../core/download.ts'
import { listChangeChoices } from '../../../firm/history-reader.ts'
import { implement } from '../../../firm/implement.ts'
import { addAttachment, getAttachment, removeAttachment } from './attachments.ts'
import { exportAudit, listAudit, listSettingChanges } from './audit.ts'
import { addComment, listReaders, removeComment, updateComment } from './comments.ts'
import { findRecords } from './find-records.ts'
import { historyOf } from './history.ts'
import { type RecordRef, requireReadable } from './kinds.ts'
import { watchLooks } from './looks.ts'
import { readPanels } from './panels.ts'
import { undoChange } from './settings/undo.ts'

const os = implement(recordsContract)

const records = os.router({
  panels: os.panels.handler(({ context: { store, firm }, input }) =>
    readPanels(store.reader, firm, refOf(input), input.historySize),
  ),
  history: os.history.handler(({ context: { store, firm }, input }) => {
    requireReadable(store.reader, firm, refOf(input))
    return historyOf(store.reader, firm, refOf(input), input)
  }),
  addAttachment: os.addAttachment.handler(({ context, input }) =>
    addAttachment(context, refOf(input), input.file),
  ),
  getAttachment: os.getAttachment.handler(async ({ context, input }) =>
    asDownload(context, await getAttachment(context, refOf(input), input.attachmentId)),
  ),
  removeAttachment: os.removeAttachment.handler(async ({ context, input }) => {
    await removeAttachment(context, refOf(input), input.attachmentId)
    return { id: input.attachmentId }
  }),
  addComment: os.addComment.handler(({ context, input }) =>
    addComment(context, refOf(input), input),
  ),
  updateComment: os.updateComment.handler(({ context, input }) =>
    updateComment(context, refOf(input), input.commentId, input),
  ),
  removeComment: os.removeComment.handler(({ context, input }) => {
    removeComment(context, refOf(input), input.commentId)
    return { id: input.commentId }
  }),
  watchLooks: os.watchLooks.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => watchLooks(writer, firm, refOf(input))),
  ),
  listReaders: os.listReaders.handler(({ context, input }) => listReaders(context, refOf(input))),
})

const auditOs = implement(auditContract)

const audit = auditOs.router({
  list: auditOs.list.handler(({ context, input }) => listAudit(context, input)),
  choices: auditOs.choices.handler(({ context: { store } }) => listChangeChoices(store.reader)),
  export: auditOs.export.handler(({ context, input }) =>
    asDownload(context, exportAudit(context.store.reader, context.firm, input)),
  ),
})

const searchOs = implement(searchContract)

const search = searchOs.router({
  find: searchOs.find.handler(({ context: { store, firm }, input }) =>
    findRecords(store.reader, firm, input),
  ),
})

const settingsOs = implement(settingChangesContract)

const settingChanges = settingsOs.router({
  list: settingsOs.list.handler(({ context, input: { page } }) => ({
    rows: listSettingChanges(context, page),
  })),
  undo: settingsOs.undo.handler(({ context: { store, firm, env }, input: { changeId } }) =>
    store.transact(firm, (writer) => ({ page: undoChange(writer, { firm, env }, changeId) })),
  ),
})

export const router = { records, audit, settingChanges, search }

function refOf({ kind, recordId }: { kind: string; recordId: string }): RecordRef {
  return { kind, id: recordId }
}
