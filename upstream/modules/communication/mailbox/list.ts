import type { MailFolder, MailListQuery, MailRow } from '#contract/communication/mailbox.ts'
import { decodeCursor, pageOfRows } from '../../../firm/cursor.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { requireMailbox } from './access.ts'
import { draftRows } from './draft-rows.ts'
import { isSearch, searchMails } from './search.ts'
import { type StoredRow, toThreadRow } from './thread-rows.ts'

/** What keeps a folder to its conversations; `?1` is the mailbox, `?2` whoever looks. */
const conditions: Record<Exclude<MailFolder, 'drafts'>, string> = {
  inbox: "t.place = 'inbox' and t.snoozed_until is null",
  archive: "t.place = 'archive'",
  spam: "t.place = 'spam'",
  bin: "t.place = 'bin'",
  starred: 't.is_starred = 1 and t.binned_at is null',
  sent: 't.has_sent = 1 and t.binned_at is null',
  snoozed: 't.snoozed_until is not null and t.binned_at is null',
  assigned: 't.assignee_id is not null and t.assignee_id = ?2 and t.binned_at is null',
}

type Edge = { value: string; id: string; position: number }

/**
 * A page of a folder, newest first. With words or conditions, the mails of the mailbox that hold them.
 * @throws AppError not_found for a mailbox of others; malformed for a cursor that is none of ours
 */
export function listMail(reader: Reader, context: FirmContext, query: MailListQuery) {
  const { actor } = context
  const { mailboxId, folder, size } = query
  requireMailbox(reader, actor, mailboxId)
  const edge = edgeOf(query.after)
  const limit = size + 1
  const found = isSearch(query)
    ? searchMails(reader, context, query, { edge, limit })
    : folder === 'drafts'
      ? draftRows(reader, { mailboxId, userId: actor.userId, edge, limit }).map(keyed)
      : threadRows(reader, actor.userId, query, edge).map(keyed)
  const page = pageOfRows(found, { edge, isBackward: false }, size, ({ value, id }) => ({
    value,
    id,
  }))
  // Backwards leads the browser's own history.
  return { ...page, rows: page.rows.map(({ row }) => row), previous: null }
}

/** A row with what the next page begins after. */
export type Keyed = { row: MailRow; value: string; id: string }

function keyed(row: MailRow): Keyed {
  return { row, value: row.at, id: row.mailId ?? row.threadId ?? '' }
}

function edgeOf(cursor: string | undefined): Edge | undefined {
  if (cursor === undefined) return undefined
  const { value, id, position } = decodeCursor(cursor)
  return { value: String(value), id, position }
}

function threadRows(
  { sql }: Reader,
  userId: string,
  { mailboxId, folder, labelId, size }: MailListQuery,
  edge: Edge | undefined,
): MailRow[] {
  const beyond = (keys: string) => (edge ? `and (${keys}) < (?4, ?5)` : '')
  const read = `coalesce((select read_at from mail_reads
    where thread_id = t.id and user_id = ?2), '') as readAt`
  const from =
    labelId === undefined
      ? `mail_threads as t where t.mailbox_id = ?1 and ?3 is null
         and ${conditions[folder === 'drafts' ? 'inbox' : folder]} ${beyond('t.last_at, t.id')}
         order by t.last_at desc, t.id desc`
      : `mail_thread_labels as l join mail_threads as t on t.id = l.thread_id
         where l.label_id = ?3 and t.mailbox_id = ?1 and t.binned_at is null
         ${beyond('l.last_at, l.thread_id')} order by l.last_at desc, l.thread_id desc`
  return sql
    .exec<StoredRow>(
      `select t.*, ${read},
         (select group_concat(label_id) from mail_thread_labels where thread_id = t.id) as labels
       from ${from} limit ${size + 1}`,
      mailboxId,
      userId,
      labelId ?? null,
      ...(edge ? [edge.value, edge.id] : []),
    )
    .toArray()
    .map(toThreadRow)
}
