import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { PreparedMail } from '../../../mail/incoming/prepare-mail.ts'
import { findThread, isShared, openMailboxes } from './access.ts'
import { router } from './endpoints.ts'
import { jobs } from './jobs.ts'
import { archivedFiles, archivedRows } from './on-archive.ts'
import { partyTimeline } from './party-timeline.ts'
import { mailboxesTable, mailDraftsTable } from './tables.ts'
import { takeMail } from './take.ts'

export const module = defineModule({
  name: 'mailbox',
  endpoints: router,
  /** What the platform hands on of mail that came in. */
  internal: {
    'take-mail': (input, { store, firm, env }) => {
      const mail = PreparedMail.parse(input)
      return store.transact(firm, (writer) => ({
        isTaken: takeMail(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, mail) !== undefined,
      }))
    },
  },
  jobs,
  /** Conversations of the firm's mailbox. Those of a person are no record that others could see. */
  recordKinds: {
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
  },
  /** Conversations of a person's own mailbox, which nobody else finds. */
  searchKinds: {
    ownMail: {
      read: 'mail:view',
      reach: 'whole',
      path: (id) => `mail/threads/${id}`,
      groups: (reader, actor) =>
        openMailboxes(reader, actor)
          .filter(({ ownerId }) => ownerId !== null)
          .map(({ id }) => id),
    },
  },
  partyTimeline,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** The addresses stay with the firm of the archive, and what it planned to send becomes a draft. */
  onRestore(writer: Writer): void {
    writer.db.update(mailboxesTable).set({ address: '' }).run()
    writer.db.update(mailDraftsTable).set({ leavesAt: null }).run()
  },
  archived: { archivedRows, archivedFiles },
})
