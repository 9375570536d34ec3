import type { z } from 'zod'
import {
  type EventGuest,
  type EventGuestInput,
  type InvitationAnswer,
  maxGuests,
} from '#contract/communication/event-guests.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import {
  type EventMeans,
  eventRows,
  getEvent,
  instantsOf,
  raiseSequence,
  requireEditableEvent,
  seesEventWhole,
} from '../calendar/index.ts'
import { type GuestRow, getGuest, readGuests, toGuest, toldEvent } from './reader.ts'
import { mailGuest, mailInvitation } from './tell.ts'
import { changeGuest, forgetPastGuests, insertGuest } from './writer.ts'

/** Days after which those are forgotten who are not invited any more. */
const keptDays = 30

/**
 * Who is invited to an event; nobody of one of which the caller sees only that it takes time.
 * @throws AppError not_found
 */
export function listGuests(reader: Reader, context: FirmContext, eventId: string): EventGuest[] {
  const event = getEvent(reader, context, eventId)
  return event.isHidden ? [] : readGuests(reader, eventId.slice(0, 26)).map(toGuest)
}

/** A guest, for who sees the event whole. @throws AppError not_found */
export function getSeenGuest(reader: Reader, { actor }: FirmContext, id: string) {
  const row = getGuest(reader, id)
  if (!seesEventWhole(reader, actor, row.eventId)) throw new AppError('not_found', 'No such guest')
  const { eventId, isInvited } = row
  return { ...toGuest(row), eventId, eventTitle: toldEvent(row).event.title, isInvited }
}

/**
 * Invites somebody to an event, to all its times where it repeats, and mails them.
 * @throws AppError not_found, forbidden; invalid for who is invited already, one too many, an event
 *   that is over, or an address that mail came back from
 */
export function inviteGuest(
  writer: Writer,
  means: EventMeans,
  eventId: string,
  input: EventGuestInput,
): EventGuest {
  const { context } = means
  requireEditableEvent(writer, context, eventId)
  const id = eventId.slice(0, 26)
  const rows = eventRows(writer, id)
  const guests = readGuests(writer, id)
  if (guests.some(({ email }) => email.toLowerCase() === input.email.toLowerCase())) {
    throw invalidField('email', 'invitedAlready')
  }
  if (guests.length >= maxGuests)
    throw invalidField('email', 'tooManyGuests', { maximum: maxGuests })
  if (rows.event.overAt < context.now.toISOString()) throw invalidField('email', 'eventIsOver')
  forgetPast(writer, context)
  const told = JSON.stringify(rows)
  const { userId: createdBy } = context.actor
  const row = insertGuest(writer, context, { ...input, eventId: id, told, createdBy })
  writer.audit({ entity: 'eventGuest', entityId: row.id, action: 'create', after: toGuest(row) })
  mailInvitation(writer, means, row)
  return toGuest(row)
}

/**
 * Takes an invitation back, and mails whoever it was of.
 * @throws AppError not_found, forbidden
 */
export function uninviteGuest(
  writer: Writer,
  means: EventMeans,
  eventId: string,
  guestId: string,
): EventGuest {
  requireEditableEvent(writer, means.context, eventId)
  const row = getGuest(writer, guestId)
  if (!row.isInvited || row.eventId !== eventId.slice(0, 26)) {
    throw new AppError('not_found', 'No such guest')
  }
  return toGuest(endInvitation(writer, means, row))
}

/** Nobody is invited to an event that was deleted. */
export function endInvitations(writer: Writer, means: EventMeans, eventId: string): void {
  for (const row of readGuests(writer, eventId)) endInvitation(writer, means, row)
}

function endInvitation(writer: Writer, means: EventMeans, row: GuestRow): GuestRow {
  forgetPast(writer, means.context)
  const ended = changeGuest(writer, means.context, row.id, { isInvited: false })
  writer.audit({
    entity: 'eventGuest',
    entityId: row.id,
    action: 'delete',
    before: toGuest(row),
  })
  raiseSequence(writer, means.context, row.eventId)
  const { event } = toldEvent(row)
  const isOver = event.overAt < means.context.now.toISOString()
  if (!isOver) mailGuest(writer, means, ended, 'eventUninvited')
  return ended
}

/**
 * Tells those who are invited what has changed. Where it has another time, answers to the old one
 * count no more.
 */
export function tellOfChange(writer: Writer, means: EventMeans, eventId: string): void {
  const { context } = means
  const rows = eventRows(writer, eventId)
  const told = JSON.stringify(rows)
  for (const row of readGuests(writer, eventId)) {
    const before = toldEvent(row)
    if (saidOf(before) === saidOf(rows)) continue
    const isMoved = timesOf(before) !== timesOf(rows)
    const changed = changeGuest(writer, context, row.id, {
      told,
      ...(isMoved && { answer: 'none', answeredAt: null }),
    })
    if (rows.event.overAt >= context.now.toISOString()) {
      mailGuest(writer, means, changed, 'eventChanged')
    }
  }
}

/** Invites those of a series to the one that goes on in its stead. */
export function inviteToRest(writer: Writer, means: EventMeans, from: string, to: string): void {
  const told = JSON.stringify(eventRows(writer, to))
  for (const { name, email, language, createdBy } of readGuests(writer, from)) {
    const guest = { eventId: to, name, email, language, told, createdBy }
    mailGuest(writer, means, insertGuest(writer, means.context, guest), 'eventInvitation')
  }
}

/**
 * Keeps what a guest answers, and notifies whoever invited them.
 * @throws AppError conflict for an event that is over or does not take place
 */
export function answerInvitation(
  writer: Writer,
  context: FirmContext,
  row: GuestRow,
  { answer, comment }: z.infer<typeof InvitationAnswer>,
): GuestRow {
  const { event } = toldEvent(row)
  if (!isAnswerable(row, context))
    throw new AppError('conflict', 'The event no longer takes answers')
  if (row.answer === answer && row.comment === comment) return row
  const answeredAt = context.now.toISOString()
  const answered = changeGuest(writer, context, row.id, { answer, comment, answeredAt })
  writer.audit({
    entity: 'eventGuest',
    entityId: row.id,
    action: 'update',
    before: { answer: row.answer, comment: row.comment },
    after: { answer, comment },
  })
  queueNotice(writer, context, {
    kind: 'guestAnswered',
    params: {
      answer,
      name: row.name || row.email,
      title: event.title,
      startsAt: instantsOf(event).startsAt,
      timeZone: event.timeZone,
    },
    link: `/firms/${context.firmId}/calendar/events/${row.eventId}`,
    userIds: [row.createdBy],
  })
  return answered
}

/** Whether an invitation can be answered: the event takes place and is not over. */
export function isAnswerable(row: GuestRow, { now }: Pick<FirmContext, 'now'>): boolean {
  return row.isInvited && toldEvent(row).event.overAt >= now.toISOString()
}

type Rows = ReturnType<typeof toldEvent>

/** What guests are told of an event; that its colour or reminders changed is no news to them. */
function saidOf({ event, changed }: Rows): string {
  const said = [event, ...changed].map(({ title, place, description }) => [
    title,
    place,
    description,
  ])
  return JSON.stringify([timesOf({ event, changed }), said])
}

function timesOf({ event, changed }: Rows): string {
  return JSON.stringify(
    [event, ...changed].map(({ start, end, allDay, timeZone, repeats, skipped, seriesStart }) => [
      start,
      end,
      allDay,
      timeZone,
      repeats,
      skipped,
      seriesStart,
    ]),
  )
}

function forgetPast(writer: Writer, { now }: FirmContext): void {
  forgetPastGuests(writer, new Date(now.getTime() - keptDays * 86_400_000).toISOString())
}
