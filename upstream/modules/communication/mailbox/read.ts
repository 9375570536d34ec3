import { and, asc, desc, eq } from 'drizzle-orm'
import type { Mail, MailThread } from '#contract/communication/mailbox.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { listMessages, toMessage } from '../../firm/outbound/index.ts'
import { linksOf } from '../../firm/records/index.ts'
import { type MailRowStored, requireThread, type ThreadRow } from './access.ts'
import { filesOf } from './files.ts'
import { mailDraftsTable, mailReadsTable, mailsTable, mailThreadLabelsTable } from './tables.ts'
import { snippetOf } from './threads.ts'

/** As many mails of a conversation are shown; earlier ones are found by the search. */
const maxMails = 100

/** A conversation as its viewer reads it. @throws AppError not_found */
export function readThread(reader: Reader, context: FirmContext, wantedId: string): MailThread {
  const { thread, mailbox } = requireThread(reader, context.actor, wantedId)
  const threadId = thread.id
  const { db } = reader
  const rows = db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.threadId, threadId))
    .orderBy(desc(mailsTable.at), desc(mailsTable.rowNumber))
    .limit(maxMails + 1)
    .all()
  const labels = db
    .select({ id: mailThreadLabelsTable.labelId })
    .from(mailThreadLabelsTable)
    .where(eq(mailThreadLabelsTable.threadId, threadId))
    .all()
  const { id, mailboxId, place, subject, isStarred } = thread
  const { assigneeId, assigneeName, snoozedUntil } = thread
  return {
    id,
    mailboxId,
    isShared: mailbox.ownerId === null,
    place,
    subject,
    isStarred,
    labelIds: labels.map((label) => label.id),
    assigneeId,
    assigneeName,
    snoozedUntil,
    mails: rows
      .slice(0, maxMails)
      .reverse()
      .map((row) => toMail(reader, row)),
    hasEarlier: rows.length > maxMails,
    about: linksOf(reader, context, { kind: 'mailThread', id }).map((link) => ({
      kind: link.kind,
      id: link.id,
      title: link.title,
      path: link.path,
    })),
    drafts: draftsOf(reader, context, id),
    canWrite: isAllowed(context.actor, 'mail:edit'),
  }
}

function draftsOf({ db }: Reader, { actor }: FirmContext, threadId: string) {
  const isTheirs = eq(mailDraftsTable.createdBy, actor.userId)
  return db
    .select()
    .from(mailDraftsTable)
    .where(and(eq(mailDraftsTable.threadId, threadId), isTheirs))
    .orderBy(asc(mailDraftsTable.id))
    .all()
    .map(({ id, text, leavesAt }) => ({ id, snippet: snippetOf(text), leavesAt }))
}

export function toMail(reader: Reader, row: MailRowStored): Mail {
  const { id, isOurs, from, to, cc, bcc, replyTo, subject, text, hasHtml, at } = row
  const { hasMoreFiles, auth, isAutomatic, isBounce, hasRaw } = row
  const [sent] = isOurs ? listMessages(reader, { kind: 'mail', id }).map(toMessage) : []
  return {
    id,
    isOurs,
    from,
    to,
    cc,
    bcc,
    replyTo,
    subject,
    text,
    hasHtml,
    at,
    files: filesOf(reader, id),
    hasMoreFiles,
    auth,
    isAutomatic,
    isBounce,
    hasRaw,
    state: sent?.state ?? null,
    isKept: sent?.isKept ?? false,
    error: sent?.error ?? '',
  }
}

/** Keeps that somebody has read a conversation, or that they have not. */
export function markRead(
  { db }: Writer,
  { actor }: FirmContext,
  { id: threadId, lastInAt }: ThreadRow,
  isRead: boolean,
): void {
  const { userId } = actor
  if (!isRead) {
    const isTheirs = and(eq(mailReadsTable.threadId, threadId), eq(mailReadsTable.userId, userId))
    db.delete(mailReadsTable).where(isTheirs).run()
    return
  }
  db.insert(mailReadsTable)
    .values({ threadId, userId, readAt: lastInAt })
    .onConflictDoUpdate({
      target: [mailReadsTable.threadId, mailReadsTable.userId],
      set: { readAt: lastInAt },
    })
    .run()
}
