import type { MailListQuery } from '#contract/communication/mailbox.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { startOfFirmDay } from '../../firm/firms/index.ts'
import { searchQuery } from '../../firm/records/index.ts'
import type { Keyed } from './list.ts'
import { type StoredRow, toThreadRow } from './thread-rows.ts'
import { mailboxWord, snippetOf } from './threads.ts'

/** Whether a list is asked for what some mails hold, rather than for a folder. */
export function isSearch({ q, from, to, hasFiles, since, until }: MailListQuery): boolean {
  return Boolean(q || from || to || hasFiles || since || until)
}

type Page = { edge: { value: string; id: string } | undefined; limit: number }
type Found = StoredRow & {
  mailId: string
  rowNumber: number
  mailAt: string
  from: string
  text: string
}

/** Mails of a mailbox that hold what is looked for, those that came last first; not in spam or the bin. */
export function searchMails(
  reader: Reader,
  context: FirmContext,
  query: MailListQuery,
  { edge, limit }: Page,
): Keyed[] {
  const words = wordsOf(query)
  if (words === undefined) return []
  const isInBin = query.folder === 'spam' || query.folder === 'bin'
  const before = edge ? Number(edge.value) : Number.MAX_SAFE_INTEGER
  const since = query.since ? startOfFirmDay(reader, query.since).toISOString() : ''
  const until = query.until ? startOfFirmDay(reader, addDays(query.until, 1)).toISOString() : '9999'
  return reader.sql
    .exec<Found>(
      `select t.*, m.id as mailId, m.row_number as rowNumber, m.at as mailAt, m.text,
         m.from_person as "from",
         coalesce((select read_at from mail_reads where thread_id = t.id and user_id = ?1), '') as readAt,
         (select group_concat(label_id) from mail_thread_labels where thread_id = t.id) as labels
       from mail_search as s join mails as m on m.row_number = s.rowid
         join mail_threads as t on t.id = m.thread_id
       where mail_search match ?2 and s.rowid < ?3 and m.at >= ?4 and m.at < ?5
         and ${isInBin ? 't.place = ?6' : "(t.binned_at is null or ?6 = '')"}
         ${query.hasFiles ? 'and exists (select 1 from mail_files where mail_id = m.id and is_inline = 0)' : ''}
       order by s.rowid desc limit ?7`,
      context.actor.userId,
      words,
      before,
      since,
      until,
      isInBin ? query.folder : 'all',
      limit,
    )
    .toArray()
    .map(toKeyed)
}

function toKeyed({ mailId, rowNumber, mailAt, from, text, ...thread }: Found): Keyed {
  const { name, email }: { name: string; email: string } = JSON.parse(from)
  const row = {
    ...toThreadRow(thread),
    kind: 'mail' as const,
    mailId,
    people: name || email,
    snippet: snippetOf(text),
    at: mailAt,
    count: 1,
  }
  return { row, value: String(rowNumber), id: mailId }
}

/** What is looked for, as a query of the index; undefined where nothing can hold it. */
function wordsOf({ mailboxId, q, from, to }: MailListQuery): string | undefined {
  const parts = [`access : ${mailboxWord(mailboxId)}`]
  for (const [column, typed] of [
    ['{subject sender recipients body}', q],
    ['sender', from],
    ['recipients', to],
  ] as const) {
    if (!typed) continue
    const words = searchQuery(typed, 'beginning')
    if (words === undefined) return undefined
    parts.push(`${column} : (${words})`)
  }
  return parts.join(' AND ')
}
