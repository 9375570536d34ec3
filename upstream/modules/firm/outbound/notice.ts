import { z } from 'zod'
import { NotificationContent } from '#contract/core/notifications.ts'
import { type ScopedEntity, scopedEntities } from '#contract/core/roles.ts'
import type { Env } from '../../../core/env.ts'
import { hooks } from '../../../core/hooks.ts'
import { ownerOf } from '../../../firm/record-reach.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { Notice } from '../../../identity/hooks.ts'
import { jobWithEffect, schedule } from '../jobs/index.ts'

type Audience = {
  firmId: string
  /** Whoever did it and need not be notified. */
  exceptUserId?: string | undefined
  /** Who of the members is notified; all when absent. */
  userIds?: readonly string[] | undefined
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It notifies those members of a firm whose role may see what a notice is about: one module. */
    notifyMembers: (env: Env, audience: Audience, notice: Notice) => Promise<void>
  }
}

const QueuedNotice = z.object({
  id: z.string(),
  content: NotificationContent,
  link: z.string().optional(),
  owner: z.object({ entity: z.enum(scopedEntities), madeBy: z.string() }).optional(),
  /** Whoever did it and need not be notified. */
  exceptUserId: z.string().optional(),
  /** Who of the members is notified; all when absent. */
  userIds: z.array(z.string()).optional(),
})

type NoticeToQueue = Omit<Notice, 'owner'> & {
  /** The record it is about, where a role may reach its own or its team's alone. */
  about?: { entity: ScopedEntity; id: string } | undefined
  isForAll?: boolean
  /** Who of the members is notified; all whose role may see it when absent. */
  userIds?: string[]
}

/** The record that a mail is about, as a notice names it. */
export function aboutOf({
  recordKind,
  recordId,
}: {
  recordKind: string
  recordId: string
}): NoticeToQueue['about'] {
  const entity = scopedEntities.find((one) => one === recordKind)
  return entity && { entity, id: recordId }
}

/**
 * Puts a notice for the firm's members beside the write that causes it: both are there or neither.
 * `isForAll` tells whoever did it too: it may have been somebody else in their session.
 */
export function queueNotice(
  writer: Writer,
  { newId, actor, now }: FirmContext,
  { isForAll = false, userIds, link, kind, params, about }: NoticeToQueue,
): void {
  const id = newId()
  const exceptUserId = isForAll || actor.userId === '' ? undefined : actor.userId
  const owner = about && ownerOf(writer, about.entity, about.id)
  const payload = { id, content: { kind, params }, link, owner, exceptUserId, userIds }
  schedule(writer, { kind: 'outbound.notice', key: id, dueAt: now, payload, title: kind })
}

/**
 * A notice keeps its id, and each member gets an id once, so a crash between telling and
 * forgetting repeats nothing. Nobody misses what could not be delivered for a day.
 */
export const noticeJob = jobWithEffect(
  QueuedNotice,
  async ({ env, firm }, { payload }) => {
    const { id, content, link, owner, exceptUserId, userIds } = payload
    const notice = { ...content, id, ...(link !== undefined && { link }), ...(owner && { owner }) }
    const audience = { firmId: firm.firmId, exceptUserId, userIds }
    for (const notifyMembers of hooks('notifyMembers')) await notifyMembers(env, audience, notice)
    return undefined
  },
  { isReported: false },
)
