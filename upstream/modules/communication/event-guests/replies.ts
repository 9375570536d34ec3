import { and, eq, sql } from 'drizzle-orm'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type Reply, readReplies } from '../calendar/index.ts'
import { guestTag } from './guest-address.ts'
import { type GuestRow, toldEvent } from './reader.ts'
import { answerInvitation, isAnswerable } from './service.ts'
import { eventGuestsTable } from './tables.ts'

/**
 * A mail that came in: who it says wrote it, whether the domain of that address vouches for it, and what
 * stood after the plus sign of the address it came to.
 */
type Sent = { from: string; isProven: boolean; tag: string; file: string }

/**
 * Keeps what guests answer by a file of a mail (RFC 6047). It counts where the mail comes from the
 * guest's own address and DMARC (RFC 7489) passed, for anybody writes any address, or to the one that
 * their invitation named, which nobody else knows. An answer to an invitation that has
 * changed since does not count (RFC 5546, 2.1.5); the mail stays for a person to read.
 * @returns the ids of the guests whose answer it was
 */
export function takeReplies(writer: Writer, context: FirmContext, sent: Sent): string[] {
  return lastOfEach(readReplies(sent.file)).flatMap((reply) => {
    const row = findInvited(writer, reply)
    if (!row || !isFromGuest(row, sent)) return []
    if (reply.sequence < toldEvent(row).event.version - 1 || !isAnswerable(row, context)) return []
    const { answer, comment } = reply
    answerInvitation(writer, context, row, { answer, comment })
    return [row.id]
  })
}

/** A file answers a few invitations; of one that it answers more than once, the last counts. */
const maxReplies = 5

function lastOfEach(replies: readonly Reply[]): Reply[] {
  const last = new Map(replies.map((one) => [`${one.uid} ${one.email.toLowerCase()}`, one]))
  return [...last.values()].slice(-maxReplies)
}

function findInvited({ db }: Reader, { uid, email }: Reply): GuestRow | undefined {
  const isTheirs = eq(sql`lower(${eventGuestsTable.email})`, email.toLowerCase())
  return db
    .select()
    .from(eventGuestsTable)
    .where(and(isTheirs, eq(eventGuestsTable.isInvited, true)))
    .all()
    .find((row) => toldEvent(row).event.uid === uid)
}

function isFromGuest(row: GuestRow, { from, isProven, tag }: Sent): boolean {
  return (isProven && from.toLowerCase() === row.email.toLowerCase()) || tag === guestTag(row)
}
