import { recordsContract } from '#contract/records.ts'
import { asDownload } from '../../download.ts'
import { implement } from '../../firm/implement.ts'
import { addAttachment, getAttachment, removeAttachment } from './attachments.ts'
import { addComment, listReaders, removeComment, updateComment } from './comments.ts'
import { historyOf } from './history.ts'
import { type RecordRef, requireReadable } from './kinds.ts'
import { readPanels } from './panels.ts'

const os = implement(recordsContract)

export const router = os.router({
  panels: os.panels.handler(({ context: { store, firm }, input }) =>
    readPanels(store.reader, firm, refOf(input), input.historySize),
  ),
  history: os.history.handler(({ context: { store, firm }, input }) => {
    requireReadable(store.reader, firm, refOf(input))
    return historyOf(store.reader, refOf(input), input)
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
  listReaders: os.listReaders.handler(({ context, input }) => listReaders(context, refOf(input))),
})

function refOf({ kind, recordId }: { kind: string; recordId: string }): RecordRef {
  return { kind, id: recordId }
}
