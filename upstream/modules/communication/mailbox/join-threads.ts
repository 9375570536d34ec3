import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Writer } from '../../../firm/store.ts'
import { moveBelongings, removeRecord, removeSearchEntry } from '../../firm/records/index.ts'
import { findThread, type ThreadRow } from './access.ts'
import { mailThreadIdsTable, mailThreadsJoinedTable, mailThreadsTable } from './tables.ts'

/** What a mail says of the conversation that it is part of. */
export type Related = { messageId: string; references: readonly string[]; isSpam: boolean }

/**
 * The conversation in a mailbox that a mail belongs to: the one that it answers, or that answers it, or
 * whose mails answer the same one. Where these were several until now they become one, so that it does not
 * matter in which order mails arrive. What is spam joins nothing.
 */
export function findConversation(
  writer: Writer,
  mailboxId: string,
  mail: Related,
): string | undefined {
  const [first, ...others] = relatedThreads(writer, mailboxId, mail)
  if (!first) return undefined
  const isWanted = (row: ThreadRow) => row.place !== 'spam'
  for (const other of mail.isSpam || !isWanted(first) ? [] : others.filter(isWanted)) {
    join(writer, first, other)
  }
  return first.id
}

/** Those that are named by the mail's newest reference first. */
function relatedThreads(reader: Reader, mailboxId: string, mail: Related): ThreadRow[] {
  const { db } = reader
  const ids = idsOf(mail)
  if (ids.length === 0) return []
  const { messageId, threadId } = mailThreadIdsTable
  const isHere = eq(mailThreadIdsTable.mailboxId, mailboxId)
  const known = new Map(
    db
      .select({ messageId, threadId })
      .from(mailThreadIdsTable)
      .where(and(isHere, inArray(messageId, ids)))
      .all()
      .map((row) => [row.messageId, row.threadId]),
  )
  const threadIds = new Set(ids.toReversed().flatMap((id) => known.get(id) ?? []))
  return [...threadIds].flatMap((id) => findThread(reader, id) ?? [])
}

/** Its references from the oldest, and its own id, which those that came before it may name. */
function idsOf({ messageId, references }: Pick<Related, 'messageId' | 'references'>): string[] {
  return [...new Set([messageId, ...references.slice(-50)])].filter((id) => id !== '')
}

/** Notes by which ids a conversation is found from now on; one that names another already stays with it. */
export function noteIds(
  { db }: Writer,
  mailboxId: string,
  threadId: string,
  mail: Pick<Related, 'messageId' | 'references'>,
): void {
  for (const messageId of idsOf(mail)) {
    db.insert(mailThreadIdsTable)
      .values({ mailboxId, messageId, threadId })
      .onConflictDoNothing()
      .run()
  }
}

/** Puts the mails of one conversation into another, with labels, drafts and what was linked to it. */
function join(writer: Writer, { id: intoId }: ThreadRow, from: ThreadRow): void {
  const { db, sql } = writer
  const into = findThread(writer, intoId)
  if (!into) return
  const both = [into.id, from.id]
  for (const table of ['mails', 'mail_drafts', 'mail_thread_ids']) {
    sql.exec(`update ${table} set thread_id = ? where thread_id = ?`, ...both)
  }
  sql.exec('update or ignore mail_thread_labels set thread_id = ? where thread_id = ?', ...both)
  for (const table of ['mail_thread_labels', 'mail_reads']) {
    sql.exec(`delete from ${table} where thread_id = ?`, from.id)
  }
  const people = [...new Set([...into.people.split(', '), ...from.people.split(', ')])]
  const newer = from.lastAt > into.lastAt ? from : into
  const isInbox = [into.place, from.place].includes('inbox')
  const change: Partial<ThreadRow> = {
    subject: firstSubject(writer, into.id) ?? into.subject,
    count: into.count + from.count,
    lastAt: newer.lastAt,
    snippet: newer.snippet,
    lastInAt: [from.lastInAt, into.lastInAt].toSorted()[1] ?? '',
    hasFiles: into.hasFiles || from.hasFiles,
    hasSent: into.hasSent || from.hasSent,
    isStarred: into.isStarred || from.isStarred,
    people: people.filter(Boolean).slice(0, 4).join(', ').slice(0, 200),
    ...(isInbox && { place: 'inbox', binnedAt: null }),
    ...(into.assigneeId === null && {
      assigneeId: from.assigneeId,
      assigneeName: from.assigneeName,
    }),
  }
  db.update(mailThreadsTable).set(change).where(eq(mailThreadsTable.id, into.id)).run()
  sql.exec('update mail_thread_labels set last_at = ? where thread_id = ?', newer.lastAt, into.id)
  moveBelongings(writer, { kind: 'mailThread', id: from.id }, into.id)
  removeRecord(writer, { kind: 'mailThread', id: from.id })
  removeSearchEntry(writer, { kind: 'ownMail', id: from.id })
  db.update(mailThreadsJoinedTable)
    .set({ intoId: into.id })
    .where(eq(mailThreadsJoinedTable.intoId, from.id))
    .run()
  db.insert(mailThreadsJoinedTable).values({ id: from.id, intoId: into.id }).run()
  db.delete(mailThreadsTable).where(eq(mailThreadsTable.id, from.id)).run()
}

/** The subject of a conversation's first mail. */
export function firstSubject({ sql }: Reader, threadId: string): string | undefined {
  return sql
    .exec<{ subject: string }>(
      'select subject from mails where thread_id = ? order by at, row_number limit 1',
      threadId,
    )
    .toArray()[0]?.subject
}
