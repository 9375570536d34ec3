import { eventGuestsContract } from '#contract/communication/event-guests.ts'
import { answer, read } from '../../../firm/implement.ts'
import { publicHandlers } from './public-handlers.ts'
import { getSeenGuest, inviteGuest, listGuests, uninviteGuest } from './service.ts'

const handlers = answer(eventGuestsContract, {
  list: read((reader, firm, { eventId }) => listGuests(reader, firm, eventId)),
  invite: ({ context: { store, firm, env }, input: { firmId: _, eventId, ...input } }) => {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    return store.transact(firm, (writer) => inviteGuest(writer, means, eventId, input))
  },
  get: read((reader, firm, { eventGuestId }) => getSeenGuest(reader, firm, eventGuestId)),
  uninvite: ({ context: { store, firm, env }, input }) => {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    const { eventId, eventGuestId } = input
    return store.transact(firm, (writer) => uninviteGuest(writer, means, eventId, eventGuestId))
  },
})

export const router = { eventGuests: handlers, publicInvitations: publicHandlers }
