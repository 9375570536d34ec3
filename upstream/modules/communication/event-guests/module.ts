import { eventGuestsContract } from '#contract/communication/event-guests.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { Writer } from '../../../firm/store.ts'
import { seesEventWhole } from '../calendar/index.ts'
import { mailKinds } from './mail-kinds.ts'
import { publicHandlers } from './public-handlers.ts'
import { findGuest, toldEvent } from './reader.ts'
import {
  endInvitations,
  getSeenGuest,
  inviteGuest,
  inviteToRest,
  listGuests,
  tellOfChange,
  uninviteGuest,
} from './service.ts'

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

const router = { eventGuests: handlers, publicInvitations: publicHandlers }

export const module = defineModule({
  name: 'event-guests',
  endpoints: router,
  /** Guests of events: for those who see the event whole. Their mails stand on them. */
  recordKinds: {
    eventGuest: {
      read: 'calendar:view',
      reach: 'whole',
      write: 'calendar:edit',
      path: (id) => `calendar/guests/${id}`,
      find: (reader, id) => {
        const row = findGuest(reader, id)
        if (!row) return undefined
        const { event } = toldEvent(row)
        return {
          title: `${row.name || row.email} · ${event.title}`,
          date: event.start.slice(0, 10),
        }
      },
      isSeenBy: (reader, person, id) => {
        const row = findGuest(reader, id)
        if (!row) return false
        return person.userId === '' || seesEventWhole(reader, person, row.eventId)
      },
    },
  },
  /** Guests are told of what somebody changes or deletes in the calendar. */
  eventChanges: {
    changed: (writer, means, eventId, after) => {
      tellOfChange(writer, means, eventId)
      const laterId = after.id.slice(0, 26)
      if (laterId !== eventId) inviteToRest(writer, means, eventId, laterId)
    },
    removed: endInvitations,
  },
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** A copy of a firm invites nobody: those who are invited answer the first. */
  onCopy({ sql }: Writer): void {
    sql.exec('delete from event_guests')
  },
  /** The firm of the archive goes on with its guests: their addresses lead to it. */
  onRestore({ sql }: Writer): void {
    sql.exec('update event_guests set public_secret = hex(randomblob(16))')
  },
})
