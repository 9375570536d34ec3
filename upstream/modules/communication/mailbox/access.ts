import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { mailboxesTable, mailsTable, mailThreadsJoinedTable, mailThreadsTable } from './tables.ts'

export type MailboxRow = typeof mailboxesTable.$inferSelect
export type ThreadRow = typeof mailThreadsTable.$inferSelect
export type MailRowStored = typeof mailsTable.$inferSelect

/** A person's mailbox is theirs alone; the firm's is for whoever holds the right. */
export function mayOpen({ ownerId }: Pick<MailboxRow, 'ownerId'>, actor: Actor): boolean {
  if (actor.role === null) return false
  return ownerId === null ? isAllowed(actor, 'mail:shared') : ownerId === actor.userId
}

/** Whether a mailbox is the firm's. */
export function isShared({ db }: Reader, mailboxId: string): boolean {
  const isMeant = and(eq(mailboxesTable.id, mailboxId), isNull(mailboxesTable.ownerId))
  return db.select().from(mailboxesTable).where(isMeant).get() !== undefined
}

/** The mailboxes that somebody may look into, their own first. */
export function openMailboxes({ db }: Reader, actor: Actor): MailboxRow[] {
  return db
    .select()
    .from(mailboxesTable)
    .all()
    .filter((row) => mayOpen(row, actor))
    .sort((a, b) => Number(a.ownerId === null) - Number(b.ownerId === null))
}

/** @throws AppError not_found, also for a mailbox of others */
export function requireMailbox({ db }: Reader, actor: Actor, id: string): MailboxRow {
  const row = db.select().from(mailboxesTable).where(eq(mailboxesTable.id, id)).get()
  if (!row || !mayOpen(row, actor)) throw new AppError('not_found', 'No such mailbox')
  return row
}

/** Where a conversation is now that was joined with another; undefined for one that was not. */
function joinedInto({ db }: Reader, id: string): string | undefined {
  const isMeant = eq(mailThreadsJoinedTable.id, id)
  return db.select().from(mailThreadsJoinedTable).where(isMeant).get()?.intoId
}

export function findThread({ db }: Reader, id: string): ThreadRow | undefined {
  return db.select().from(mailThreadsTable).where(eq(mailThreadsTable.id, id)).get()
}

/**
 * One that was joined with another is found there.
 * @throws AppError not_found, also for a conversation in a mailbox of others
 */
export function requireThread(reader: Reader, actor: Actor, id: string) {
  const thread = findThread(reader, id) ?? findThread(reader, joinedInto(reader, id) ?? '')
  if (!thread) throw new AppError('not_found', 'No such conversation')
  return { thread, mailbox: requireMailbox(reader, actor, thread.mailboxId) }
}

/** @throws AppError not_found, also for a mail in a mailbox of others */
export function requireMail(reader: Reader, actor: Actor, id: string) {
  const mail = reader.db.select().from(mailsTable).where(eq(mailsTable.id, id)).get()
  if (!mail) throw new AppError('not_found', 'No such email')
  return { mail, mailbox: requireMailbox(reader, actor, mail.mailboxId) }
}
