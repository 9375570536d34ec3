import { conflictOf } from '#contract/core/errors.ts'
import type { SupportFormInput } from '#contract/customers/public-support.ts'
import type { SupportTicketInput, TicketRating } from '#contract/customers/support-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { countStrangerAct, mayMailUnproven } from '../../../firm/stranger-acts.ts'
import { findPartyByEmail } from '../../firm/parties/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { findJustAsked, getTicket, type MessageRow, type TicketRow } from './reader.ts'
import { supportTickets } from './register.ts'
import { becomeState } from './states.ts'
import { getSupportSettings } from './stored-settings.ts'
import { mailCustomer, notifyMembers } from './tell.ts'
import { isDone, stateAfter } from './ticket-states.ts'
import { changeTicket, insertMessage } from './writer.ts'

/** Who does something, and the origin of the web app, for links in mails. */
export type TicketMeans = { context: FirmContext; origin: string }

const dayMs = 86_400_000

type Begun = Omit<SupportTicketInput, 'description' | 'priority' | 'customer'> &
  Pick<TicketRow, 'channel'> &
  Partial<Pick<TicketRow, 'linkedId' | 'address' | 'customerId'>>

type Written = Pick<MessageRow, 'text'> & Partial<Pick<MessageRow, 'hidden' | 'threadId'>>

/** Makes a ticket of what a customer wrote. Members are notified; the customer is not written to yet. */
export function beginTicket(
  writer: Writer,
  context: FirmContext,
  { subject, contactName, contactEmail, language, ...columns }: Begun,
  message: Written,
): TicketRow {
  const { id } = supportTickets.create(writer, context, {
    ...{ subject, contactName, contactEmail, language },
    description: '',
    customer: '',
    priority: 'normal',
  })
  insertMessage(writer, context, id, { author: 'customer', by: contactName, ...message })
  supportTickets.change(writer, context, id, columns)
  const row = getTicket(writer, id)
  notifyMembers(writer, context, row, 'supportTicketReceived')
  return row
}

/** Gives a ticket to whoever has its address among the customers, once that address is proven. */
export function tieToCustomer(writer: Writer, id: string): void {
  const customerId = findPartyByEmail(writer, getTicket(writer, id).contactEmail)
  if (customerId !== undefined) changeTicket(writer, id, { customerId })
}

/** What somebody asks, and who they are. */
type Asked = Pick<SupportFormInput, 'name' | 'email' | 'subject' | 'text' | 'language'>

/**
 * Makes a ticket of what somebody asks by the public form or in the portal, and confirms it by mail. A
 * form that was sent twice is given what it made the first time.
 * @throws AppError rate_limited for too many in a day
 */
export function askByPerson(
  writer: Writer,
  { context, origin }: TicketMeans,
  { name, email, subject, text, language }: Asked,
  from: Pick<TicketRow, 'channel'> & Partial<Pick<TicketRow, 'customerId' | 'linkedId'>>,
): TicketRow {
  const again = findJustAsked(writer, { contactEmail: email, subject, text }, context)
  if (again) return again
  countStrangerAct(writer, context, 'askSupport', from.linkedId ?? '')
  forgetSenderLater(writer, context)
  const address = context.actor.address ?? ''
  const begun = { subject, contactName: name, contactEmail: email, language, address, ...from }
  const row = beginTicket(writer, context, begun, { text })
  // Of what the public form says nobody knows whose address it is; the page that follows has the link, too.
  const isProven = row.customerId !== ''
  if (isProven || mayMailUnproven(writer, context, email)) {
    mailCustomer(writer, { context, origin }, row, 'supportTicketReceived')
  }
  return row
}

/**
 * Adds what a customer wrote: a done ticket is opened again within the days of the settings; later a
 * new one begins that is linked. Gives the ticket that it stands in.
 * @throws AppError rate_limited for too many in a day
 */
export function writeOn(
  writer: Writer,
  means: TicketMeans,
  row: TicketRow,
  text: string,
): TicketRow {
  const { context } = means
  if (isOver(writer, context, row)) {
    const { subject, contactName: name, contactEmail: email, language, channel, customerId } = row
    const asked = { name, email, subject, text, language }
    return askByPerson(writer, means, asked, { channel, customerId, linkedId: row.id })
  }
  countStrangerAct(writer, context, 'writeToSupport', row.id)
  addWritten(writer, context, row, { text })
  return getTicket(writer, row.id)
}

/** Adds what a customer wrote to a ticket that is not over. */
export function addWritten(
  writer: Writer,
  context: FirmContext,
  row: TicketRow,
  message: Written,
): void {
  insertMessage(writer, context, row.id, { author: 'customer', by: row.contactName, ...message })
  becomeState(writer, context, row, stateAfter(row.state, 'customerWrote'))
  supportTickets.change(writer, context, row.id, { lastAt: context.now.toISOString() })
  notifyMembers(writer, context, getTicket(writer, row.id), 'supportTicketAnswered')
}

/** Whether a done ticket can no longer be opened by its customer. */
function isOver(reader: Reader, { now }: FirmContext, row: TicketRow): boolean {
  if (!isDone(row.state) || row.doneAt === null) return false
  const { reopenDays } = getSupportSettings(reader)
  return now.getTime() - Date.parse(row.doneAt) > (reopenDays + 1) * dayMs
}

/**
 * Writes to the customer, by mail where they have an address. The ticket then waits for them, or is
 * solved, which a mail says with the question whether they were helped. Who answers first owns it.
 * @throws AppError not_found; conflict (ticketClosed) for one that is over
 */
export function answerTicket(
  writer: Writer,
  means: TicketMeans,
  id: string,
  { text, solves }: { text: string; solves: boolean },
): void {
  const { context } = means
  const before = getTicket(writer, id)
  if (before.state === 'closed') throw conflictOf('ticketClosed')
  const { userId, userName } = context.actor
  insertMessage(writer, context, id, { author: 'member', by: userName, text })
  if (before.ownerId === null) changeTicket(writer, id, { ownerId: userId, ownerName: userName })
  const row = getTicket(writer, id)
  becomeState(writer, context, row, solves ? 'solved' : stateAfter(row.state, 'memberAnswered'))
  supportTickets.change(writer, context, id, { lastAt: context.now.toISOString() })
  const answered = getTicket(writer, id)
  mailCustomer(writer, means, answered, solves ? 'supportTicketSolved' : 'supportTicketAnswered')
}

/**
 * Notes whether the customer was helped; what was said already changes nothing.
 * @throws AppError conflict (ticketNotSolved); rate_limited for too many in a day
 */
export function rateTicket(
  writer: Writer,
  context: FirmContext,
  row: TicketRow,
  { rating, note }: { rating: TicketRating; note: string },
): void {
  if (!asksRating(writer, row)) throw conflictOf('ticketNotSolved')
  if (rating === row.rating && note === row.ratingNote) return
  countStrangerAct(writer, context, 'rateSupport', row.id)
  changeTicket(writer, row.id, { rating, ratingNote: note, version: row.version + 1 })
  writer.audit({
    entity: 'supportTicket',
    entityId: row.id,
    action: 'update',
    title: row.number,
    before: { rating: row.rating, ratingNote: row.ratingNote },
    after: { rating, ratingNote: note },
  })
  if (rating === 'bad') {
    notifyMembers(writer, context, getTicket(writer, row.id), 'supportTicketUnhappy')
  }
}

/** Whether the customer of a ticket is asked if they were helped. */
export function asksRating(reader: Reader, row: TicketRow): boolean {
  return isDone(row.state) && getSupportSettings(reader).asksRating
}
