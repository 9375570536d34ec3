import { and, asc, desc, eq, gte, inArray, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { supportMessagesTable, supportStatesTable, supportTicketsTable } from './tables.ts'

export type TicketRow = typeof supportTicketsTable.$inferSelect
export type MessageRow = typeof supportMessagesTable.$inferSelect

/** What stands for a due time where none runs: later than any. */
export const noDueAt = '9999'

/** @throws AppError not_found */
export function getTicket({ db }: Reader, id: string): TicketRow {
  const row = db.select().from(supportTicketsTable).where(eq(supportTicketsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such support ticket')
  return row
}

export function findTicketBySecret({ db }: Reader, secret: string) {
  const { publicSecret, proofSecret } = supportTicketsTable
  const isMeant = or(eq(publicSecret, secret), eq(proofSecret, secret))
  const row = db.select().from(supportTicketsTable).where(isMeant).get()
  // Whichever was meant is the secret of the address.
  return row && { ...row, publicSecret: secret, publicUntil: null }
}

/** The same, as it is mailed: whoever comes by it has shown that the address is theirs. */
export function mailedPath(firmId: string, { proofSecret }: Pick<TicketRow, 'proofSecret'>) {
  return `/tickets/${publicToken(firmId, proofSecret)}`
}

/** Where the customer reads a ticket and answers it. */
export function ticketPath(firmId: string, { publicSecret }: Pick<TicketRow, 'publicSecret'>) {
  return `/tickets/${publicToken(firmId, publicSecret)}`
}

/** What was written, the oldest first. */
export function messagesOf({ db }: Reader, ticketId: string): MessageRow[] {
  return db
    .select()
    .from(supportMessagesTable)
    .where(eq(supportMessagesTable.ticketId, ticketId))
    .orderBy(asc(supportMessagesTable.at), asc(supportMessagesTable.id))
    .all()
}

/** What a member last wrote to the customer; undefined for nothing yet. */
export function lastAnswer({ db }: Reader, ticketId: string): MessageRow | undefined {
  const isAnswer = and(
    eq(supportMessagesTable.ticketId, ticketId),
    eq(supportMessagesTable.author, 'member'),
    eq(supportMessagesTable.isInternal, false),
  )
  return db
    .select()
    .from(supportMessagesTable)
    .where(isAnswer)
    .orderBy(desc(supportMessagesTable.at), desc(supportMessagesTable.id))
    .limit(1)
    .get()
}

/** The states that a ticket was in, the first first. */
export function statesOf({ db }: Reader, ticketId: string) {
  const { state, at, rowNumber } = supportStatesTable
  return db
    .select({ state, at })
    .from(supportStatesTable)
    .where(eq(supportStatesTable.ticketId, ticketId))
    .orderBy(asc(rowNumber))
    .all()
}

/** Tickets that nobody has solved, for what concerns all of them. */
export function unsolvedTickets({ db }: Reader, maximum: number): TicketRow[] {
  const isOpen = and(
    eq(supportTicketsTable.isArchived, false),
    inArray(supportTicketsTable.place, ['open', 'waiting']),
  )
  return db.select().from(supportTicketsTable).where(isOpen).limit(maximum).all()
}

/** Within these minutes the same form from the same place is one that was sent twice. */
const repeatMinutes = 10

/** What the same form made a moment ago; nobody else is given it, whose link opens it. */
export function findJustAsked(
  reader: Reader,
  { contactEmail, subject, text }: { contactEmail: string; subject: string; text: string },
  { actor, now }: FirmContext,
): TicketRow | undefined {
  if (!actor.address) return undefined
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const isSame = and(
    eq(supportTicketsTable.address, actor.address),
    gte(supportTicketsTable.createdAt, since),
    eq(supportTicketsTable.contactEmail, contactEmail),
    eq(supportTicketsTable.subject, subject),
  )
  const rows = reader.db.select().from(supportTicketsTable).where(isSame).all()
  return rows.find(({ id }) => messagesOf(reader, id)[0]?.text === text)
}

/** A ticket as the portal lists it. */
type ListedTicket = Pick<TicketRow, 'number' | 'subject' | 'state' | 'lastAt'> & { path: string }

/** Tickets of a customer, the newest first. */
export function ticketsOf(
  { db }: Reader,
  firmId: string,
  customerId: string,
  maximum: number,
): ListedTicket[] {
  const isTheirs = and(
    eq(supportTicketsTable.customerId, customerId),
    eq(supportTicketsTable.isArchived, false),
  )
  const rows = db
    .select()
    .from(supportTicketsTable)
    .where(isTheirs)
    .orderBy(desc(supportTicketsTable.createdAt), desc(supportTicketsTable.id))
    .limit(maximum)
    .all()
  return rows.map((row) => {
    const { number, subject, state, lastAt } = row
    return { number, subject, state, lastAt, path: ticketPath(firmId, row) }
  })
}
