import type { MailPerson } from '#contract/communication/mailbox.ts'
import type { PartyMail } from '#contract/firm/party-timeline.ts'
import { pageClause } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'
import type { PartyTimelineSource, TimelinePart } from '../../firm/parties/index.ts'
import { linkedIds } from '../../firm/records/index.ts'
import { openMailboxes } from './access.ts'

/** Mails of the conversations with a party, in the mailboxes that the caller may look into. */
export const partyTimeline: readonly PartyTimelineSource[] = [
  {
    type: 'mail',
    list: (reader, { actor }, part) => {
      const mailboxes = openMailboxes(reader, actor).map(({ id }) => id)
      return mailsWith(reader, mailboxes, part).map((row) => ({ type: 'mail', mail: toMail(row) }))
    },
  },
]

type Row = {
  id: string
  at: string
  isOurs: 0 | 1
  from: string
  to: string
  subject: string
  threadId: string
}

function mailsWith({ sql, ...reader }: Reader, mailboxes: string[], part: TimelinePart): Row[] {
  const threads = linkedIds({ sql, ...reader }, { kind: 'party', id: part.partyId }, 'mailThread')
  const { sql: rest, bound } = pageClause('at', part)
  return sql
    .exec<Row>(
      `select id, at, is_ours as isOurs, from_person as "from", to_people as "to", subject,
         thread_id as threadId
       from mails where thread_id in (
         select id from mail_threads where id in (select value from json_each(?))
           and mailbox_id in (select value from json_each(?)) and binned_at is null) ${rest}`,
      JSON.stringify(threads),
      JSON.stringify(mailboxes),
      ...bound,
    )
    .toArray()
}

function toMail({ id, at, isOurs, from, to, subject, threadId }: Row): PartyMail {
  const people: MailPerson[] = isOurs ? JSON.parse(to) : [JSON.parse(from)]
  return {
    id,
    at,
    isOurs: isOurs === 1,
    people: people.map(({ name, email }) => name || email).join(', '),
    subject,
    state: null,
    isKept: false,
    path: `mail/threads/${threadId}`,
  }
}
