import { eq } from 'drizzle-orm'
import type { MailActionInput } from '#contract/communication/mailbox.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type MailboxRow, requireThread, type ThreadRow } from './access.ts'
import { scheduleEmptying } from './empty-bins.ts'
import { requireLabel } from './labels.ts'
import { markRead } from './read.ts'
import { removeThread } from './remove.ts'
import { mailThreadLabelsTable, mailThreadsTable } from './tables.ts'

/**
 * Does something to conversations, of mailboxes that the caller may look into. Gives to how many.
 * @throws AppError not_found for one that is none of theirs; forbidden for whoever may only look;
 *   invalid without a label where one is meant; conflict for deleting what lies elsewhere than in the bin
 */
export function actOnThreads(
  writer: Writer,
  context: FirmContext,
  { threadIds, action, labelId }: MailActionInput,
): number {
  const isOwnState = action === 'read' || action === 'unread'
  if (!isOwnState) requirePermission(context.actor, 'mail:edit')
  const ids = [...new Set(threadIds)]
  for (const id of ids) {
    const { thread, mailbox } = requireThread(writer, context.actor, id)
    act(writer, context, { thread, mailbox, action, labelId })
  }
  if (action === 'spam' || action === 'bin') scheduleEmptying(writer)
  return ids.length
}

/** What the history of the firm's conversations tells. */
const history: Partial<Record<MailActionInput['action'], string>> = {
  archive: 'archive',
  inbox: 'restore',
  spam: 'mailBinned',
  bin: 'mailBinned',
  delete: 'delete',
}

type Act = Pick<MailActionInput, 'action' | 'labelId'> & { thread: ThreadRow; mailbox: MailboxRow }

function act(
  writer: Writer,
  context: FirmContext,
  { thread, mailbox, action, labelId }: Act,
): void {
  const set = (change: Partial<ThreadRow>) =>
    writer.db.update(mailThreadsTable).set(change).where(eq(mailThreadsTable.id, thread.id)).run()
  const now = context.now.toISOString()
  switch (action) {
    case 'read':
    case 'unread':
      markRead(writer, context, thread, action === 'read')
      return
    case 'star':
    case 'unstar':
      set({ isStarred: action === 'star' })
      return
    case 'archive':
    case 'inbox':
      set({ place: action, binnedAt: null, snoozedUntil: null })
      break
    case 'spam':
    case 'bin':
      set({ place: action, binnedAt: now, snoozedUntil: null })
      break
    case 'delete':
      if (thread.binnedAt === null)
        throw new AppError('conflict', 'The conversation is not in the bin', {
          detail: { reason: 'notInBin' },
        })
      removeThread(writer, thread)
      break
    case 'label':
    case 'unlabel':
      tag(writer, context, { thread, action, labelId })
      return
  }
  const done = history[action]
  if (mailbox.ownerId !== null || done === undefined) return
  const { id: entityId, subject: title } = thread
  writer.audit({ entity: 'mailThread', entityId, action: done, title })
}

function tag(
  writer: Writer,
  { actor }: FirmContext,
  { thread, action, labelId }: Omit<Act, 'mailbox'>,
): void {
  if (labelId === undefined) throw invalidField('labelId', 'required')
  requireLabel(writer, actor, thread.mailboxId, labelId)
  if (action === 'label') {
    const row = { labelId, threadId: thread.id, lastAt: thread.lastAt }
    writer.db.insert(mailThreadLabelsTable).values(row).onConflictDoNothing().run()
    return
  }
  writer.sql.exec(
    'delete from mail_thread_labels where thread_id = ? and label_id = ?',
    thread.id,
    labelId,
  )
}
