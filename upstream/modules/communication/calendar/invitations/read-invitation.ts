import { unescapeText } from '../../../../core/content-line.ts'
import { isPlainAddress } from '../../../../mail/rendered-mail.ts'
import { type EventLines, readCalendar } from '../ics/read-calendar.ts'
import { type ReadEvent, readEvent } from '../ics/read-event.ts'

/** An invitation of somebody else's calendar, or its end (RFC 5546, 3.2.2 and 3.2.5). */
export type ReadInvitation = {
  method: 'REQUEST' | 'CANCEL'
  uid: string
  sequence: number
  /** When its organizer made it, as an instant; empty where it does not say. */
  madeAt: string
  organizer: { name: string; email: string }
  attendees: { name: string; email: string }[]
  input: ReadEvent['input']
}

const maxAttendees = 500

/**
 * Reads a file of iCalendar that came by mail; undefined for what is no invitation to one event, or is
 * about single times of a series alone: such a mail is left to be read by a person.
 * @param timeZone whose clocks a time without a zone is on
 */
export function readInvitation(file: string, timeZone: string): ReadInvitation | undefined {
  const [beforeEvents = ''] = file.split(/^BEGIN:VEVENT/im)
  const method = /^METHOD:(REQUEST|CANCEL)\s*$/im.exec(beforeEvents)?.[1]?.toUpperCase()
  if (method !== 'REQUEST' && method !== 'CANCEL') return undefined
  const heads = (readCalendar(file) ?? []).filter(({ lines }) => !lines.has('RECURRENCE-ID'))
  const [head] = heads
  const organizer = head && peopleOf(head, 'ORGANIZER')[0]
  if (!head || heads.length > 1 || !organizer) return undefined
  const read = readEvent(head, timeZone)
  if ('problem' in read) return undefined
  return {
    method,
    uid: read.uid,
    sequence: Number.parseInt(textOf(head, 'SEQUENCE'), 10) || 0,
    madeAt: instantOfStamp(textOf(head, 'DTSTAMP')),
    organizer,
    attendees: peopleOf(head, 'ATTENDEE').slice(0, maxAttendees),
    input: read.input,
  }
}

function textOf({ lines }: EventLines, name: string): string {
  return unescapeText(lines.get(name)?.[0]?.value ?? '').trim()
}

function peopleOf({ lines }: EventLines, name: string) {
  return (lines.get(name) ?? []).flatMap(({ params, value }) => {
    const email = /^mailto:([^\s<>"]{3,254})$/i.exec(value.trim())?.[1]
    // One address: a list of them would be written to as a list.
    return email && isPlainAddress(email) ? [{ name: (params.CN ?? '').slice(0, 120), email }] : []
  })
}

function instantOfStamp(stamp: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return year && !Number.isNaN(Date.parse(instant)) ? instant : ''
}
