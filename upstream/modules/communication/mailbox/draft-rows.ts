import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { MailRow } from '#contract/communication/mailbox.ts'
import type { Reader } from '../../../firm/store.ts'
import { mailDraftsTable, mailFilesTable } from './tables.ts'
import { snippetOf } from './threads.ts'

export type DraftRow = typeof mailDraftsTable.$inferSelect

const enough = 100

/** Drafts of somebody in a mailbox; at most 100, which stands for more than 99. */
export function countDrafts({ sql }: Reader, userId: string, mailboxId: string): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from (select 1 from mail_drafts
         where mailbox_id = ? and created_by = ? limit ${enough})`,
      mailboxId,
      userId,
    )
    .one().count
}

type Wanted = {
  mailboxId: string
  userId: string
  /** The last row of the page before. */
  edge: { value: string; id: string } | undefined
  limit: number
}

/** Drafts of somebody in a mailbox, the newest first. */
export function draftRows(reader: Reader, { mailboxId, userId, edge, limit }: Wanted): MailRow[] {
  const { updatedAt, id } = mailDraftsTable
  const isTheirs = and(
    eq(mailDraftsTable.mailboxId, mailboxId),
    eq(mailDraftsTable.createdBy, userId),
  )
  const isBeyond =
    edge && or(lt(updatedAt, edge.value), and(eq(updatedAt, edge.value), lt(id, edge.id)))
  return reader.db
    .select()
    .from(mailDraftsTable)
    .where(and(isTheirs, isBeyond))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .all()
    .map((row) => toRow(reader, row))
}

function toRow({ db }: Reader, row: DraftRow): MailRow {
  const isOfDraft = eq(mailFilesTable.mailId, row.id)
  return {
    threadId: row.threadId,
    mailId: row.id,
    kind: 'draft',
    people: row.to || row.cc || row.bcc,
    subject: row.subject,
    snippet: snippetOf(row.text),
    at: row.updatedAt,
    count: 1,
    isUnread: false,
    isStarred: false,
    hasFiles: db.select().from(mailFilesTable).where(isOfDraft).get() !== undefined,
    labelIds: [],
    assigneeName: '',
    snoozedUntil: null,
    leavesAt: row.leavesAt,
  }
}
