import { and, eq } from 'drizzle-orm'
import type { InvitationAnswer, InvitationState } from '#contract/communication/mail-invitations.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { isSameAddress } from '../../../../mail/rendered-mail.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { removeEvent } from '../change.ts'
import type { EventMeans } from '../event-observers.ts'
import { writeCalendars } from '../first-calendars.ts'
import { putObject } from '../objects/change.ts'
import { findObject } from '../objects/reader.ts'
import { findByUid, readCalendars } from '../reader.ts'
import { receivedInvitationsTable } from '../tables.ts'
import { answeredText } from './answered-text.ts'
import { type ReadInvitation, readInvitation } from './read-invitation.ts'
import { writeReply } from './write-reply.ts'

type Row = typeof receivedInvitationsTable.$inferSelect

export type ShownInvitation = Pick<
  ReadInvitation,
  'method' | 'uid' | 'organizer' | 'attendees' | 'sequence'
> & {
  state: InvitationState
  answer: InvitationAnswer | null
  /** The event in their calendar; null where there is none. */
  eventId: string | null
  event: ReadInvitation['input']
}

type Received = {
  /** The text of the part `text/calendar`. */
  file: string
}

/**
 * What a mail's calendar part says to its reader: undefined where it is no invitation and no end of one.
 */
export function showInvitation(
  reader: Reader,
  { actor }: FirmContext,
  { file }: Received,
): ShownInvitation | undefined {
  const found = readInvitation(file, getFirmProfile(reader).timeZone)
  if (!found) return undefined
  const { method, uid, organizer, attendees, sequence, input: event } = found
  const row = findReceived(reader, actor.userId, uid)
  const eventId = row ? ownEvent(reader, actor.userId, uid)?.id : undefined
  const state = stateOf(found, row)
  return {
    ...{ method, uid, organizer, attendees, sequence, event, state },
    answer: row?.answer ?? null,
    eventId: eventId ?? null,
  }
}

/**
 * Answers an invitation: what is accepted, or may be, stands in the caller's own calendar; what is
 * declined does not. The caller of this sends the reply from the address that was invited.
 * @param answered `email` is the invited address; it must be one of the invitation's attendees
 * @returns the event, and the reply to send to its organizer by mail (RFC 6047)
 * @throws AppError invalid at `file` for no invitation, at `email` for somebody who is not invited;
 *   conflict with the reason `changedSince` for one that a newer one has taken the place of; forbidden
 */
export function answerReceived(
  writer: Writer,
  means: EventMeans,
  answered: Received & { email: string; answer: InvitationAnswer; comment: string },
) {
  const { context } = means
  const { file, email, answer, comment } = answered
  const found = requireFor(writer, context, file, 'REQUEST')
  const attendee = found.attendees.find((one) => isSameAddress(one.email, email))
  if (!attendee) throw invalidAt('email')
  const { actor, now } = context
  const row = findReceived(writer, actor.userId, found.uid)
  if (stateOf(found, row) === 'outdated') throw conflictOf('changedSince')
  // An event of theirs that no invitation made is not another's to change.
  if (!row && ownEvent(writer, actor.userId, found.uid)) throw invalidAt('file')
  if (row && !isSameAddress(row.organizerEmail, found.organizer.email)) throw invalidAt('file')
  if (answer === 'declined') removeOwn(writer, means, found.uid)
  else keepEvent(writer, means, { uid: found.uid, file: answeredText(file, email, answer) })
  keep(writer, context, found, { email: attendee.email, answer, isCancelled: false })
  const reply = writeReply(found, { answer, comment, attendee, now })
  return {
    eventId: ownEvent(writer, actor.userId, found.uid)?.id ?? null,
    reply: { to: found.organizer, from: attendee, title: found.input.title, file: reply },
  }
}

/**
 * Takes an event out of the caller's calendar that its organizer has cancelled. Only who invited can
 * cancel, and only what is not older than the invitation (RFC 5546, 2.1.5).
 * @param cancelled `from` is the address that the mail came from
 * @throws AppError invalid at `file` for no such end, or one of somebody else; conflict for an old one
 */
export function acceptCancellation(
  writer: Writer,
  means: EventMeans,
  { file, from }: Received & { from: string },
): { eventId: string | null } {
  const { context } = means
  const found = requireFor(writer, context, file, 'CANCEL')
  const row = findReceived(writer, context.actor.userId, found.uid)
  const isTheirs =
    row && [from, found.organizer.email].every((one) => isSameAddress(one, row.organizerEmail))
  if (!isTheirs) throw invalidAt('file')
  if (stateOf(found, row) === 'outdated') throw conflictOf('changedSince')
  const eventId = ownEvent(writer, context.actor.userId, found.uid)?.id ?? null
  removeOwn(writer, means, found.uid)
  keep(writer, context, found, { email: row.attendeeEmail, answer: row.answer, isCancelled: true })
  return { eventId }
}

/** Of two with the same SEQUENCE the later DTSTAMP counts (RFC 5546, 2.1.5). */
function stateOf(found: ReadInvitation, row: Row | undefined): InvitationState {
  if (!row) return found.method === 'REQUEST' ? 'new' : 'unknown'
  const isOlder =
    found.sequence < row.sequence ||
    (found.sequence === row.sequence && found.madeAt !== '' && found.madeAt < row.madeAt)
  const isSame = found.sequence === row.sequence && found.madeAt === row.madeAt
  if (isOlder || (row.isCancelled && found.sequence <= row.sequence)) return 'outdated'
  if (found.method === 'CANCEL') return 'cancels'
  return isSame ? 'answered' : 'changed'
}

function requireFor(
  writer: Writer,
  { actor }: FirmContext,
  file: string,
  method: ReadInvitation['method'],
): ReadInvitation {
  if (!isAllowed(actor, 'calendar:edit'))
    throw new AppError('forbidden', 'You have no calendar of your own')
  const found = readInvitation(file, getFirmProfile(writer).timeZone)
  if (found?.method !== method) throw invalidAt('file')
  return found
}

function keepEvent(
  writer: Writer,
  means: EventMeans,
  { uid, file }: { uid: string; file: string },
) {
  const { context } = means
  writeCalendars(writer, context)
  const event = ownEvent(writer, context.actor.userId, uid)
  const calendarId = event?.calendarId ?? ownCalendar(writer, context.actor.userId)?.id ?? ''
  const name = event && findObject(writer, calendarId, uid)?.name
  const sent = { calendarId, name: name ?? `${context.newId()}.ics`, text: file, isNew: false }
  putObject(writer, means, sent)
}

function removeOwn(writer: Writer, means: EventMeans, uid: string): void {
  const event = ownEvent(writer, means.context.actor.userId, uid)
  if (event) removeEvent(writer, means, { eventId: event.id, scope: 'all' })
}

function ownCalendar(reader: Reader, userId: string) {
  return readCalendars(reader).find(({ ownerId }) => ownerId === userId)
}

function ownEvent(reader: Reader, userId: string, uid: string) {
  return readCalendars(reader)
    .filter(({ ownerId }) => ownerId === userId)
    .flatMap(({ id }) => findByUid(reader, id, uid) ?? [])[0]
}

function findReceived({ db }: Reader, userId: string, uid: string): Row | undefined {
  const isMeant = and(
    eq(receivedInvitationsTable.userId, userId),
    eq(receivedInvitationsTable.uid, uid),
  )
  return db.select().from(receivedInvitationsTable).where(isMeant).get()
}

function keep(
  { db }: Writer,
  { actor }: FirmContext,
  { uid, sequence, madeAt, organizer }: ReadInvitation,
  { email, answer, isCancelled }: { email: string; answer: InvitationAnswer; isCancelled: boolean },
): void {
  const values = { sequence, madeAt, organizerEmail: organizer.email, attendeeEmail: email }
  const set = { ...values, answer, isCancelled }
  db.insert(receivedInvitationsTable)
    .values({ ...set, userId: actor.userId, uid })
    .onConflictDoUpdate({
      target: [receivedInvitationsTable.userId, receivedInvitationsTable.uid],
      set,
    })
    .run()
}

function invalidAt(field: string): AppError {
  return new AppError('invalid', 'The invitation cannot be answered', {
    fields: { [field]: { key: 'invalid' } },
  })
}
