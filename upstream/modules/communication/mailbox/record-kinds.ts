import type { RecordKinds } from '../../firm/records/index.ts'
import { findThread, isShared } from './access.ts'

/** Conversations of the firm's mailbox. Those of a person are no record that others could see. */
export const recordKinds: RecordKinds = {
  mailThread: {
    read: 'mail:shared',
    reach: 'whole',
    write: 'mail:shared',
    path: (id) => `mail/threads/${id}`,
    find: (reader, id) => {
      const row = findThread(reader, id)
      if (!row || !isShared(reader, row.mailboxId)) return undefined
      return { title: row.subject || row.people, date: row.lastAt.slice(0, 10) }
    },
  },
}
