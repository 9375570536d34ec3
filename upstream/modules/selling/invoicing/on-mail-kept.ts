import type { OnMailKept } from '../../firm/outbound/index.ts'
import { findDocuments, getDocument } from './reader.ts'
import { changeDocument } from './writer.ts'

/** What no mail has left for was not sent: it is final, and its customer does not know of it. */
export const onMailKept: OnMailKept = {
  invoice: (writer, context, id) => {
    if (findDocuments(writer, [id]).length === 0) return
    const row = getDocument(writer, id)
    if (row.sentAt === null) return
    const state = row.state === 'sent' ? { state: 'finalised' as const } : {}
    changeDocument(writer, context, row, { sentAt: null, ...state })
  },
}
