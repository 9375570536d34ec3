import type { MailRow } from '#contract/communication/mailbox.ts'

/** A conversation as SQL gives it, with when its viewer read it and the ids of its labels. */
export type StoredRow = {
  id: string
  people: string
  subject: string
  snippet: string
  last_at: string
  last_in_at: string
  count: number
  has_files: number
  is_starred: number
  assignee_name: string
  snoozed_until: string | null
  readAt: string
  labels: string | null
}

export function toThreadRow(row: StoredRow): MailRow {
  return {
    threadId: row.id,
    mailId: null,
    kind: 'thread',
    people: row.people,
    subject: row.subject,
    snippet: row.snippet,
    at: row.last_at,
    count: row.count,
    isUnread: row.last_in_at > row.readAt,
    isStarred: row.is_starred === 1,
    hasFiles: row.has_files === 1,
    labelIds: row.labels === null ? [] : row.labels.split(','),
    assigneeName: row.assignee_name,
    snoozedUntil: row.snoozed_until,
    leavesAt: null,
  }
}
