import type { InvitationAnswer } from '#contract/communication/mail-invitations.ts'
import { escapeText, joinLines, quoteParam } from '../../../../core/content-line.ts'
import { timeZoneLines } from '../ics/time-zone.ts'
import type { ReadInvitation } from './read-invitation.ts'

type Replied = {
  answer: InvitationAnswer
  comment: string
  attendee: { name: string; email: string }
  now: Date
}

/**
 * The answer to an invitation as a file of iCalendar (RFC 5546, 3.2.3): about one person, with the
 * SEQUENCE of what they answer and a DTSTAMP of its own.
 */
export function writeReply(
  { uid, sequence, organizer, input }: ReadInvitation,
  { answer, comment, attendee, now }: Replied,
): string {
  const { start, allDay, timeZone, title } = input
  const compact = start.replace(/[-:]/g, '')
  const isUtc = timeZone === 'UTC'
  const zone = `TZID=${quoteParam(timeZone)}`
  const year = Number(start.slice(0, 4))
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firmament//Calendar//EN',
    'METHOD:REPLY',
    ...(allDay || isUtc ? [] : timeZoneLines(timeZone, year, year + 1)),
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    allDay
      ? `DTSTART;VALUE=DATE:${compact}`
      : `DTSTART${isUtc ? '' : `;${zone}`}:${compact}00${isUtc ? 'Z' : ''}`,
    `SUMMARY:${escapeText(title)}`,
    `ORGANIZER;CN=${quoteParam(organizer.name || organizer.email)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoteParam(attendee.name || attendee.email)};PARTSTAT=${answer.toUpperCase()}:mailto:${attendee.email}`,
    ...(comment === '' ? [] : [`COMMENT:${escapeText(comment)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
