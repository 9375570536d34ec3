import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, Instant, Language, optionalText } from '../core/fields.ts'
import { EventId } from './calendar.ts'
import { eventTimes } from './event-times.ts'

/** An event has at most so many guests: each change of it mails all of them. */
export const maxGuests = 50

/** What guests answer (RFC 5545, PARTSTAT); none yet where they did not. */
export const guestAnswers = ['none', 'accepted', 'tentative', 'declined'] as const
export const GuestAnswer = z.enum(guestAnswers)
export type GuestAnswer = z.infer<typeof GuestAnswer>

export const EventGuestInput = z.object({
  name: optionalText(120),
  email: Email,
  /** Mails and the page of the invitation speak it. */
  language: Language,
})
export type EventGuestInput = z.infer<typeof EventGuestInput>

/** Somebody who is invited to an event, to all its times where it repeats. */
export const EventGuest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  answer: GuestAnswer,
  /** What they wrote beside it. */
  comment: z.string(),
  answeredAt: Instant.nullable(),
})
export type EventGuest = z.infer<typeof EventGuest>

/** An invitation, as who is invited sees it by the link in the mail. */
export const PublicInvitation = z.object({
  title: z.string(),
  place: z.string(),
  description: z.string(),
  ...eventTimes,
  repeats: z.boolean(),
  firmName: z.string(),
  language: Language,
  guestName: z.string(),
  answer: GuestAnswer,
  comment: z.string(),
  /** Whether it takes place. */
  isCancelled: z.boolean(),
  /** Whether it can be answered: it takes place and is not over. */
  isOpen: z.boolean(),
})
export type PublicInvitation = z.infer<typeof PublicInvitation>

export const InvitationAnswer = z.object({
  answer: GuestAnswer.exclude(['none']),
  comment: optionalText(1000),
})

const tags = ['Calendar']
const guests = '/firms/{firmId}/events/{eventId}/guests' as const
const ofEvent = z.object({ firmId: Id, eventId: EventId })
const invitation = '/public/invitations/{token}' as const
const link = z.object({ token: z.string().max(100) })

export const eventGuestsContract = {
  /** Who is invited to an event, by age; none of one of which only the time is shown. */
  list: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: guests, tags })
    .input(ofEvent)
    .output(z.array(EventGuest)),
  /** Invites somebody by mail; whenever the event changes or is deleted, they are mailed again. */
  invite: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'POST', path: guests, tags, successStatus: 201 })
    .input(ofEvent.extend(EventGuestInput.shape))
    .output(EventGuest),
  /** One guest, and the event they are invited to. */
  get: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/event-guests/{eventGuestId}', tags })
    .input(z.object({ firmId: Id, eventGuestId: Id }))
    .output(EventGuest.extend({ eventId: Id, eventTitle: z.string(), isInvited: z.boolean() })),
  /** Takes an invitation back, by mail as well. */
  uninvite: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'DELETE', path: `${guests}/{eventGuestId}`, tags })
    .input(ofEvent.extend({ eventGuestId: Id }))
    .output(EventGuest),
}

export const publicInvitationsContract = {
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: invitation, tags: ['Public'] })
    .input(link)
    .output(PublicInvitation),
  /** Answers it, or answers something else than before. */
  answer: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${invitation}/answer`, tags: ['Public'] })
    .input(link.extend(InvitationAnswer.shape))
    .output(PublicInvitation),
  /** The event as a file of iCalendar (RFC 5545). */
  file: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${invitation}/file`, tags: ['Public'] })
    .input(link)
    .output(z.file()),
}
