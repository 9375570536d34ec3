import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Writer } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { isShared, requireThread } from './access.ts'
import { wakeJob } from './job-names.ts'
import { mailThreadsTable } from './tables.ts'

const maxAheadMs = 366 * 86_400_000

type Change = {
  mailThreadId: string
  snoozedUntil?: string | null | undefined
  assigneeId?: string | null | undefined
}

/**
 * Lets a conversation of the inbox come back later, and says who sees to it; what is left out stays.
 * @throws AppError not_found; invalid for a time that is over or far ahead, or for somebody who may not
 *   look into the mailbox
 */
export async function changeThread(
  { store, firm, env }: HandlerContext,
  { mailThreadId: id, snoozedUntil, assigneeId }: Change,
): Promise<void> {
  const { thread } = requireThread(store.reader, firm.actor, id)
  if (snoozedUntil) {
    const ahead = Date.parse(snoozedUntil) - firm.now.getTime()
    if (ahead <= 0 || ahead > maxAheadMs) throw invalidField('snoozedUntil', 'invalidDate')
    if (thread.binnedAt !== null)
      throw new AppError('conflict', 'The conversation is in the bin', {
        detail: { reason: 'inBin' },
      })
  }
  const isFirms = isShared(store.reader, thread.mailboxId)
  const members = assigneeId && isFirms ? await listFirmMembers(env, firm.firmId) : []
  const assignee = members.find((one) => one.userId === assigneeId && isAllowed(one, 'mail:shared'))
  if (assigneeId && !assignee) throw invalidField('assigneeId', 'invalid')
  store.transact(firm, (writer) => {
    const set = (change: Partial<typeof thread>) =>
      writer.db.update(mailThreadsTable).set(change).where(eq(mailThreadsTable.id, id)).run()
    if (snoozedUntil !== undefined) {
      cancel(writer, wakeJob, id)
      set({ snoozedUntil, ...(snoozedUntil !== null && { place: 'inbox' }) })
      if (snoozedUntil !== null) {
        const dueAt = new Date(snoozedUntil)
        schedule(writer, { kind: wakeJob, key: id, dueAt, payload: { threadId: id } })
      }
    }
    if (assigneeId === undefined) return
    set({ assigneeId, assigneeName: assignee?.name ?? '' })
    writer.audit({
      entity: 'mailThread',
      entityId: id,
      action: 'assign',
      title: thread.subject,
      detail: assignee?.name ?? '',
      before: { assignee: thread.assigneeName },
      after: { assignee: assignee?.name ?? '' },
    })
    if (!assignee || assignee.userId === firm.actor.userId) return
    queueNotice(writer, firm, {
      kind: 'mailAssigned',
      params: { by: firm.actor.userName, subject: thread.subject },
      link: `/firms/${firm.firmId}/mail/threads/${id}`,
      userIds: [assignee.userId],
    })
  })
}

/** Brings a conversation back: to the top of the inbox, unread for everybody. */
export function wake(writer: Writer, threadId: string, at: Date): void {
  const now = at.toISOString()
  const change = { snoozedUntil: null, lastAt: now, lastInAt: now }
  writer.db.update(mailThreadsTable).set(change).where(eq(mailThreadsTable.id, threadId)).run()
  writer.sql.exec('update mail_thread_labels set last_at = ? where thread_id = ?', now, threadId)
}
