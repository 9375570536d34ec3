import { eq } from 'drizzle-orm'
import type { JobMeans } from '../../firm/jobs/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { takeReplies } from '../event-guests/index.ts'
import { readFile } from './files.ts'
import { mailFilesTable, mailsTable } from './tables.ts'

/** Calendars put the answer into a mail as a part, and most once more as a file. */
const maxFiles = 3

/** A longer text answers no invitation: it is somebody's whole calendar. */
const maxSize = 100_000

/**
 * Whether a file may be of iCalendar. Programs put it into a mail without a name, or as `invite.ics`;
 * what it is by its bytes is plain text.
 */
export function mayHoldCalendar({ type, size }: { type: string; size: number }): boolean {
  return type === 'text/plain' && size <= maxSize
}

/** Takes what guests answer to invitations by the files of a mail, and links it with them. */
export async function takeRepliesOfMail(
  { store, env, firm }: JobMeans,
  { mailId, tag }: { mailId: string; tag: string },
): Promise<void> {
  const { db } = store.reader
  const mail = db.select().from(mailsTable).where(eq(mailsTable.id, mailId)).get()
  if (!mail) return
  const rows = db.select().from(mailFilesTable).where(eq(mailFilesTable.mailId, mailId)).all()
  for (const row of rows.filter(mayHoldCalendar).slice(0, maxFiles)) {
    const context = { store, env, firm, defer: (work: Promise<unknown>) => void work }
    const file = await (await readFile(context, row)).text()
    store.transact(firm, (writer) => {
      const isProven = mail.auth?.dmarc === 'pass'
      const sent = { from: mail.from.email, isProven, tag, file }
      for (const id of takeReplies(writer, firm, sent)) {
        linkRecords(writer, firm, {
          from: { kind: 'mailThread', id: mail.threadId },
          relation: 'relatesTo',
          to: { kind: 'eventGuest', id },
        })
      }
    })
  }
}
