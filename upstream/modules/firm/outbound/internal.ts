import { z } from 'zod'
import type { InternalCalls } from '../../../firm/internal.ts'
import { MailEvent } from '../../../mail/events/mail-event.ts'
import { applyMailEvent } from './mail-event.ts'
import { readQuota, resumeMail } from './quota.ts'

const Reported = MailEvent.extend({
  messageId: z.string(),
  /** It came by mail, which whoever received ours can forge; not from the provider. */
  isByMail: z.boolean().default(false),
})

/** What the platform hands on from the mail provider. */
export const internal: InternalCalls = {
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
}
