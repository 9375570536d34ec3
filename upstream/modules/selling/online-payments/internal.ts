import { z } from 'zod'
import type { InternalCalls } from '../../../firm/internal.ts'
import { followPayment } from './follow-job.ts'
import { cardEventsTable } from './tables.ts'

const Reported = z.object({
  eventId: z.string(),
  kind: z.string(),
  paymentIntentId: z.string(),
})

/** What the platform hands on from the card provider. */
export const internal: InternalCalls = {
  'card-event': (input, { store, firm }) => {
    const { eventId, kind, paymentIntentId } = Reported.parse(input)
    return store.transact(firm, (writer) => {
      const added = writer.db
        .insert(cardEventsTable)
        .values({ id: eventId, kind, at: firm.now.toISOString() })
        .onConflictDoNothing()
        .returning()
        .all()
      if (added.length > 0) followPayment(writer, firm, paymentIntentId)
      return {}
    })
  },
}
