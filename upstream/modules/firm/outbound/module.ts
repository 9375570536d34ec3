import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { MailEvent } from '../../../mail/events/mail-event.ts'
import { mailJob } from './mail.ts'
import { applyMailEvent } from './mail-event.ts'
import { noticeJob } from './notice.ts'
import { readQuota, resumeMail } from './quota.ts'
import { mailDayTable, mailStopTable, messageTable } from './tables.ts'

const Reported = MailEvent.extend({
  messageId: z.string(),
  /** It came by mail, which whoever received ours can forge; not from the provider. */
  isByMail: z.boolean().default(false),
})

export const module = defineModule({
  name: 'outbound',
  /** What the platform hands on from the mail provider. */
  internal: {
    'mail-state': (_, { store, firm }) => readQuota(store.reader, firm.now),
    'resume-mail': (_, { store, firm }) => {
      store.transact(firm, (writer) => resumeMail(writer, firm, 'platform'))
      return readQuota(store.reader, firm.now)
    },
    'mail-event': (input, { store, firm }) => {
      const { messageId, ...event } = Reported.parse(input)
      return store.transact(firm, (writer) => ({
        isTaken: applyMailEvent(writer, firm, messageId, event),
      }))
    },
  },
  jobs: { 'outbound.mail': mailJob, 'outbound.notice': noticeJob },
  /** Mails go with the documents that they are about; they alone keep nobody from being deleted. */
  partyUses: [
    {
      kind: 'mail',
      count: () => 0,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update outbound_message set party_id = ? where party_id = ?', intoId, fromId)
      },
    },
  ],
  /** What waited to leave in the firm of an archive does not leave from the one that is made of it. */
  onRestore(writer: Writer): void {
    writer.db.delete(messageTable).where(eq(messageTable.state, 'queued')).run()
    writer.db.delete(mailDayTable).run()
    writer.db.delete(mailStopTable).run()
  },
})
