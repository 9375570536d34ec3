import { eq } from 'drizzle-orm'
import { removeSearchEntry as removeWords } from '../../../firm/search-index.ts'
import type { Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { removeRecord, removeSearchEntry } from '../../firm/records/index.ts'
import type { ThreadRow } from './access.ts'
import { forgetMailJob } from './job-names.ts'
import { mailDraftsTable, mailFilesTable, mailsTable } from './tables.ts'

/** Takes a conversation away for good. What of it lies in the bucket goes by a job, once this is written. */
export function removeThread(writer: Writer, { id }: ThreadRow): void {
  const { db, sql } = writer
  const mails = db
    .select({ id: mailsTable.id, rowNumber: mailsTable.rowNumber })
    .from(mailsTable)
    .where(eq(mailsTable.threadId, id))
    .all()
  for (const { rowNumber } of mails) removeWords(writer, 'mail_search', rowNumber)
  const keys = mails.flatMap((mail) => removeFiles(writer, mail.id))
  forgetLater(writer, id, keys)
  db.update(mailDraftsTable).set({ threadId: null }).where(eq(mailDraftsTable.threadId, id)).run()
  db.delete(mailsTable).where(eq(mailsTable.threadId, id)).run()
  sql.exec('delete from mail_threads_joined where into_id = ?', id)
  for (const table of ['mail_thread_labels', 'mail_reads', 'mail_thread_ids']) {
    sql.exec(`delete from ${table} where thread_id = ?`, id)
  }
  sql.exec('delete from mail_threads where id = ?', id)
  removeRecord(writer, { kind: 'mailThread', id })
  removeSearchEntry(writer, { kind: 'ownMail', id })
}

/** Takes the files of a mail or draft away, and gives the names of all its parts in the bucket. */
export function removeFiles({ db }: Writer, mailId: string): string[] {
  const files = db
    .delete(mailFilesTable)
    .where(eq(mailFilesTable.mailId, mailId))
    .returning({ id: mailFilesTable.id })
    .all()
  return ['raw', 'html', ...files.map(({ id }) => id)].map((part) => `${mailId}/${part}`)
}

/** @param parts below the firm's mail in the bucket: `{mail}/{part}` */
export function forgetLater(writer: Writer, key: string, parts: readonly string[]): void {
  if (parts.length === 0) return
  schedule(writer, { kind: forgetMailJob, key, dueAt: new Date(), payload: { parts } })
}
