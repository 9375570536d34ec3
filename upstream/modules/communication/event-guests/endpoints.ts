import { eventGuestsContract } from '#contract/communication/event-guests.ts'
import { implement } from '../../../firm/implement.ts'
import { publicHandlers } from './public-handlers.ts'
import { getSeenGuest, inviteGuest, listGuests, uninviteGuest } from './service.ts'

const os = implement(eventGuestsContract)

const handlers = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listGuests(store.reader, firm, input.eventId),
  ),
  invite: os.invite.handler(
    ({ context: { store, firm, env }, input: { firmId: _, eventId, ...input } }) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return store.transact(firm, (writer) => inviteGuest(writer, means, eventId, input))
    },
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getSeenGuest(store.reader, firm, input.eventGuestId),
  ),
  uninvite: os.uninvite.handler(({ context: { store, firm, env }, input }) => {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    const { eventId, eventGuestId } = input
    return store.transact(firm, (writer) => uninviteGuest(writer, means, eventId, eventGuestId))
  }),
})

export const router = { eventGuests: handlers, publicInvitations: publicHandlers }
