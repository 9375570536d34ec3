import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { mailboxesTable, mailDraftsTable } from './tables.ts'

/** The addresses stay with the firm of the archive, and what it planned to send becomes a draft. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['mailbox.deliver', 'mailbox.send', 'mailbox.wake', 'mailbox.forget'])
  writer.db.update(mailboxesTable).set({ address: '' }).run()
  writer.db.update(mailDraftsTable).set({ leavesAt: null }).run()
}
