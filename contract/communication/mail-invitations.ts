import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText } from '../core/fields.ts'
import { eventTimes } from './event-times.ts'

/** How an invitation that came by mail stands to what its reader has answered before. */
export const invitationStates = [
  /** Not answered yet. */
  'new',
  /** Another version was answered: this one is to be answered again. */
  'changed',
  /** Answered as it is. */
  'answered',
  /** A newer one was answered, or ended, already. */
  'outdated',
  /** It ends an event that stands in the calendar. */
  'cancels',
  /** It ends what is in no calendar of theirs. */
  'unknown',
] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.infer<typeof InvitationState>

export const invitationAnswers = ['accepted', 'tentative', 'declined'] as const
export const InvitationAnswer = z.enum(invitationAnswers)
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

/** What a mail's calendar part says to its reader (RFC 6047). */
export const MailInvitation = z.object({
  mailId: Id,
  state: InvitationState,
  /** What the reader has answered; null for nothing. */
  answer: InvitationAnswer.nullable(),
  /** The event in the reader's own calendar; null where there is none. */
  eventId: Id.nullable(),
  organizer: z.object({ name: z.string(), email: z.string() }),
  /** Whether the mail came from the organizer's own address, and nothing says that it is forged. */
  isFromOrganizer: z.boolean(),
  /** The address of the reader that is invited; null where the mailbox's owner is not among the guests. */
  invitedAs: z.string().nullable(),
  event: z.object({
    title: z.string(),
    ...eventTimes,
    place: z.string(),
    repeats: z.string(),
  }),
})
export type MailInvitation = z.infer<typeof MailInvitation>

const tags = ['Email']
const root = '/firms/{firmId}/mail' as const
const inFirm = z.object({ firmId: Id })
const oneMail = inFirm.extend({ mailId: Id })
const invitation = `${root}/mails/{mailId}/invitation` as const

/**
 * Invitations of other people's calendars that came by mail. A mail that the caller may not look into
 * answers 404; answering needs the right to write mail as well as a calendar of one's own.
 */
export const mailInvitationsContract = {
  /** Invitations in a conversation's newest mails, and the ends of some. */
  list: endpoint
    .meta({ needs: 'mail:view', isHeavy: true })
    .route({ method: 'GET', path: `${root}/threads/{mailThreadId}/invitations`, tags })
    .input(inFirm.extend({ mailThreadId: Id }))
    .output(z.array(MailInvitation)),
  /** Answers one: the organizer gets the answer by mail, and what is accepted stands in the calendar. */
  answer: endpoint
    .meta({ needs: 'calendar:edit', isHeavy: true })
    .route({ method: 'POST', path: `${invitation}/answer`, tags })
    .input(oneMail.extend({ answer: InvitationAnswer, comment: optionalText(500) }))
    .output(MailInvitation),
  /** Takes the event out of the calendar that its organizer has cancelled. */
  acceptEnd: endpoint
    .meta({ needs: 'calendar:edit', isHeavy: true })
    .route({ method: 'POST', path: `${invitation}/end`, tags })
    .input(oneMail)
    .output(MailInvitation),
}
