import type { Reader } from '../../../firm/store.ts'

/** More are shown as this many. */
const enough = 100
/** As many of the newest conversations of an inbox are looked at: the number stands on every page. */
const lookedAt = 1000

/** Conversations in the inboxes that somebody has not read; at most 100, which stands for more than 99. */
export function countUnread(
  { sql }: Reader,
  userId: string,
  mailboxIds: readonly string[],
): number {
  const counts = mailboxIds.map(
    (mailboxId) =>
      sql
        .exec<{ count: number }>(
          `select count(*) as count from (
             select id, last_in_at from mail_threads
             where mailbox_id = ? and place = 'inbox' and snoozed_until is null
             order by last_at desc limit ${lookedAt}) as t
           where t.last_in_at > coalesce(
             (select read_at from mail_reads where thread_id = t.id and user_id = ?), '')`,
          mailboxId,
          userId,
        )
        .one().count,
  )
  return Math.min(
    enough,
    counts.reduce((sum, count) => sum + count, 0),
  )
}
