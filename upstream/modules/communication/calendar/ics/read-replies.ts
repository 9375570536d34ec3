import { unescapeText } from '../../../../core/content-line.ts'
import { readCalendar } from './read-calendar.ts'

/** What somebody answers to an invitation, for all its times. */
export type Reply = {
  uid: string
  /** The SEQUENCE of the invitation that they answer. */
  sequence: number
  email: string
  answer: 'accepted' | 'tentative' | 'declined'
  comment: string
}

const answers: Readonly<Record<string, Reply['answer']>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}

/**
 * The answers that a file of iCalendar gives by `METHOD:REPLY` (RFC 5546, 3.2.3); none where it is for
 * something else. One for a single time of a series is left out: a guest answers for all of them.
 */
export function readReplies(file: string): Reply[] {
  const [beforeEvents = ''] = file.split(/^BEGIN:VEVENT/im)
  if (!/^METHOD:REPLY\s*$/im.test(beforeEvents)) return []
  return (readCalendar(file) ?? []).flatMap(({ lines }) => {
    const attendees = lines.get('ATTENDEE') ?? []
    const [attendee] = attendees
    const answer = answers[attendee?.params.PARTSTAT?.toUpperCase() ?? '']
    const email = /^mailto:(\S+)$/i.exec(attendee?.value.trim() ?? '')?.[1]
    // A reply is of one person (3.2.3).
    if (attendees.length !== 1 || !answer || !email || lines.has('RECURRENCE-ID')) return []
    const textOf = (name: string) => lines.get(name)?.[0]?.value.trim() ?? ''
    const sequence = Number.parseInt(textOf('SEQUENCE'), 10) || 0
    const comment = unescapeText(textOf('COMMENT')).trim().slice(0, 1000)
    return [{ uid: unescapeText(textOf('UID')), sequence, email, answer, comment }]
  })
}
