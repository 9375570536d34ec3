import { z } from 'zod'
import type { InternalCalls } from '../../firm/internal.ts'
import { MailEvent } from '../../mail/events/mail-event.ts'
import { applyMailEvent } from './mail-event.ts'

const Reported = MailEvent.extend({
  messageId: z.string(),
  /** It came by mail, which whoever received ours can forge; not from the provider. */
  isByMail: z.boolean().default(false),
})

/** What the platform hands on from the mail provider. */
export const internal: InternalCalls = {
  'mail-event': (input, { store, firm }) => {
    const { messageId, ...event } = Reported.parse(input)
    return store.transact(firm, (writer) => ({
      isTaken: applyMailEvent(writer, firm, messageId, event),
    }))
  },
}
