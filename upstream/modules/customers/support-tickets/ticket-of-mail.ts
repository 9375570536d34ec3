import { eq } from 'drizzle-orm'
import { Language } from '#contract/core/fields.ts'
import { supportTag } from '#contract/customers/support-settings.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { recordOfMessage } from '../../firm/outbound/index.ts'
import { findPartyByEmail, getStoredParty } from '../../firm/parties/index.ts'
import { asIncoming } from './automatic-mail.ts'
import { addWritten, beginTicket, type TicketMeans } from './conversation.ts'
import { getTicket, type TicketRow } from './reader.ts'
import { replyText } from './reply-text.ts'
import { getSupportSettings } from './stored-settings.ts'
import { supportMessagesTable, supportTicketsTable } from './tables.ts'
import { takeMail } from './take-mail.ts'
import { mailCustomer } from './tell.ts'
import { insertMessage } from './writer.ts'

type MailTaken = ModuleParts['mailTaken']
type Mail = Parameters<MailTaken>[2]['mail']

const dayMs = 86_400_000
const maxSubject = 200
const maxText = 20_000

/**
 * Makes a ticket of a mail to the firm's address for support, or puts it to the ticket that it answers.
 * Any other mail is none of it: it stays in the mailbox alone.
 */
export const ticketOfMail: MailTaken = (writer, means, { mail, threadId }) => {
  // What somebody saved as a file and brings in is of the past.
  if (mail.ownerId !== null || mail.isSpam || !mail.isNews) return
  const known = ticketMeant(writer, mail, threadId)
  const isForSupport = mail.tag === supportTag && getSupportSettings(writer).takesMails
  if (!known && !isForSupport) return
  const { timeZone } = getFirmProfile(writer)
  const { reopenDays } = getSupportSettings(writer)
  const named = known && { id: known.id, state: known.state, doneAt: known.doneAt }
  const taken = takeMail(
    asIncoming(mail),
    named ?? null,
    trafficOf(writer, means.context, mail),
    { ownAddresses: [mail.address], timeZone, reopenDays },
    means.context.now.toISOString(),
  )
  place(writer, means, mail, threadId, taken)
}

function place(
  writer: Writer,
  means: TicketMeans,
  mail: Mail,
  threadId: string,
  { place: where, confirm }: ReturnType<typeof takeMail>,
): void {
  const { context } = means
  const { text, hidden } = replyText(mail.text.slice(0, maxText))
  if (where.kind === 'drop') return
  if (where.kind === 'note') {
    const by = mail.from.name || mail.from.email
    insertMessage(writer, context, where.ticketId, {
      ...{ author: 'automatic', by, isInternal: true, text, hidden, threadId },
    })
    return
  }
  if (where.kind === 'new') {
    const row = beginTicket(
      writer,
      context,
      { ...begunBy(writer, mail), linkedId: where.linkedId },
      { text, hidden, threadId },
    )
    if (confirm) mailCustomer(writer, means, row, 'supportTicketReceived')
    return
  }
  addWritten(writer, context, getTicket(writer, where.ticketId), { text, hidden, threadId })
}

/**
 * What is known of whoever writes: their customer, and its language; else the firm's. A sender whom
 * the mail's own domain does not vouch for may be anybody.
 */
function begunBy(reader: Reader, { from, subject, auth }: Mail) {
  const isProven = auth?.dmarc === 'pass'
  const customerId = isProven ? (findPartyByEmail(reader, from.email) ?? '') : ''
  const known = customerId === '' ? undefined : getStoredParty(reader, customerId)
  return {
    subject: subject.trim().slice(0, maxSubject) || '–',
    contactName: (from.name || from.email).slice(0, 120),
    contactEmail: from.email,
    language: Language.parse(known?.language ?? getFirmProfile(reader).language),
    channel: 'mail' as const,
    customerId,
  }
}

/**
 * The ticket that a mail answers: by the tag in its address, by a mail of ours about one, or by the
 * conversation that it goes on. Whoever writes to a conversation that is another's makes no part of it.
 */
function ticketMeant(reader: Reader, mail: Mail, threadId: string): TicketRow | undefined {
  const tagged = /^supportticket-([0-9a-z]{26})$/i.exec(mail.tag)?.[1]?.toUpperCase()
  const answered = mail.references
    .map((one) => recordOfMessage(reader, one))
    .find((record) => record?.kind === 'supportTicket')?.id
  const inThread = reader.db
    .select({ id: supportMessagesTable.ticketId })
    .from(supportMessagesTable)
    .where(eq(supportMessagesTable.threadId, threadId))
    .get()?.id
  const id = tagged ?? answered ?? inThread
  if (id === undefined) return undefined
  return reader.db.select().from(supportTicketsTable).where(eq(supportTicketsTable.id, id)).get()
}

/** What came of the address in the last day, and what it was confirmed by itself. */
function trafficOf({ sql }: Reader, { now }: FirmContext, { from }: Mail) {
  const since = new Date(now.getTime() - dayMs).toISOString()
  const begun = sql
    .exec<{ at: string }>(
      `select created_at as at from support_tickets
       where contact_email = ?1 collate nocase and channel = 'mail' and created_at > ?2`,
      ...[from.email, since],
    )
    .toArray()
  const written = sql
    .exec<{ at: string }>(
      `select message.at as at from support_messages as message
       join support_tickets as ticket on ticket.id = message.ticket_id
       where ticket.contact_email = ?1 collate nocase and message.at > ?2
         and message.author = 'customer'`,
      ...[from.email, since],
    )
    .toArray()
  const at = (rows: { at: string }[]) => rows.map((row) => row.at)
  return { receivedAt: [...at(written), now.toISOString()], answeredAt: at(begun) }
}
