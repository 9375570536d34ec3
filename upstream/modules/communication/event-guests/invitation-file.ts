import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { invitationFile, toIcsFile } from '../calendar/index.ts'
import { type GuestRow, toldEvent } from './reader.ts'

const answers = {
  none: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
} as const

type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/**
 * What the file of a guest is for (RFC 5546). An invitation has an organizer with an address (3.2.2):
 * a firm without one sends the event to be entered, and its end, without naming people.
 */
export function methodFor({ isInvited }: GuestRow, organizer: string): Method {
  if (!isInvited) return 'CANCEL'
  return organizer === '' ? 'PUBLISH' : 'REQUEST'
}

/**
 * The event as the guest was told it, as a file of iCalendar with both as its people.
 * @param address where the guest's calendar answers; empty where the firm has none
 */
export function invitationFileOf(
  reader: Reader,
  row: GuestRow,
  { method, address }: { method: Method; address: string },
): File {
  const { tradeName, legalName } = getFirmProfile(reader)
  const { event, changed } = toldEvent(row)
  const guest = { name: row.name, email: row.email, answer: answers[row.answer] }
  const organizer = { name: tradeName || legalName, email: address }
  const told = [event, ...changed].map((one) => (method === 'CANCEL' ? ended(one, row) : one))
  const people = address === '' ? undefined : { organizer, guests: [guest] }
  return toIcsFile(event.title, invitationFile(told, { people, method }))
}

/**
 * The end of an invitation has a higher SEQUENCE than the invitation, and is made later (RFC 5546,
 * 3.2.5): programs take no notice of another.
 */
function ended<Event extends { version: number; updatedAt: string }>(
  event: Event,
  { updatedAt }: GuestRow,
): Event {
  return { ...event, version: event.version + 1, updatedAt }
}
