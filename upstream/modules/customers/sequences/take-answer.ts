import { and, eq, ne, or } from 'drizzle-orm'
import type { ModuleParts } from '../../../core/hooks.ts'
import { isAmong } from '../../../firm/is-among.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { recordOfMessage } from '../../firm/outbound/index.ts'
import { listPartiesByEmail } from '../../firm/parties/index.ts'
import { leadsByMail } from '../leads/index.ts'
import { mailKey } from '../leads/views.ts'
import { asIncoming, authorOf, replyText } from '../support-tickets/views.ts'
import { review } from './advance.ts'
import type { SequenceMail } from './decide-step.ts'
import { returnDate } from './return-date.ts'
import { sequenceMailsTable, sequenceMembersTable } from './tables.ts'

type MailTaken = ModuleParts['mailTaken']
type Mail = Parameters<MailTaken>[2]['mail']

/** As much of a text is read for a day of return. */
const maxText = 20_000

/**
 * Notes a mail of somebody in a sequence, or in answer to one, in the transaction that takes it: what a
 * person writes ends the sequence at once, and an automatic answer parks it.
 */
export const takeAnswer: MailTaken = (writer, { context }, { mail, threadId }) => {
  // What somebody saved as a file and brings in is of the past.
  if (mail.isSpam || !mail.isNews) return
  const from = mailKey(mail.from.email)
  const answered = answeredMembers(writer, mail)
  const ids = new Set([...answered, ...(from === undefined ? [] : membersWith(writer, from))])
  if (ids.size === 0) return
  const author = authorOf(asIncoming(mail), [mail.address])
  const read = {
    ...{ mailId: mail.id, from: from ?? mail.from.email, at: mail.at, author, threadId },
    returnDate: readReturn(writer, mail, author),
  }
  for (const memberId of ids) {
    writer.db
      .insert(sequenceMailsTable)
      .values({ ...read, memberId, isAnswer: answered.includes(memberId) })
      .onConflictDoNothing()
      .run()
    review(writer, context, memberId)
  }
}

function readReturn(reader: Reader, mail: Mail, author: SequenceMail['author']): string | null {
  if (author !== 'absence' && author !== 'automatic') return null
  const { timeZone } = getFirmProfile(reader)
  const { text } = replyText(mail.text.slice(0, maxText))
  return returnDate(`${mail.subject}\n\n${text}`, mail.at, timeZone)
}

/** Those whose mails it answers, whoever it is from. */
function answeredMembers(reader: Reader, { references }: Mail): string[] {
  return references.flatMap((one) => {
    const record = recordOfMessage(reader, one)
    return record?.kind === 'sequenceMember' ? [record.id] : []
  })
}

/** Those that an address is of: their own, or another of the same customer or lead. */
function membersWith(reader: Reader, address: string): string[] {
  const { id, partyId, leadId } = sequenceMembersTable
  const parties = listPartiesByEmail(reader, address)
  const leads = leadsByMail(reader, address)
  const among = (column: typeof partyId | typeof leadId, ids: readonly string[]) =>
    and(ne(column, ''), isAmong(column, ids))
  return reader.db
    .select({ id })
    .from(sequenceMembersTable)
    .where(
      or(
        eq(sequenceMembersTable.address, address),
        parties.length > 0 ? among(partyId, parties) : undefined,
        leads.length > 0 ? among(leadId, leads) : undefined,
      ),
    )
    .all()
    .map((row) => row.id)
}

/** Looks anew at whoever has an address: they booked, unsubscribed, or mail came back from it. */
export function reviewAddress(
  writer: Writer,
  context: Parameters<typeof review>[1],
  email: string,
): void {
  const address = mailKey(email)
  if (address === undefined) return
  for (const memberId of membersWith(writer, address)) review(writer, context, memberId)
}
