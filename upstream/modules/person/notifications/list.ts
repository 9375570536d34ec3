import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import {
  type Notification,
  NotificationKind,
  notificationKindSettings,
  Notification as Schema,
} from '#contract/core/notifications.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { keysetPage } from '../../../identity/keyset-page.ts'
import { reachesMaker, whoHolds } from '../../../identity/roles/known-roles.ts'
import { memberships } from '../../../identity/tables.ts'
import { notifications, type waitingNotices } from './tables.ts'

/** A page of the person's notices, newest first. */
export async function listNotifications(call: Call, query: Omit<PageQuery, 'q'>) {
  const page = await keysetPage(query, { id: notifications.id }, ({ where, orderBy, limit }) =>
    directory(call.env)
      .select()
      .from(notifications)
      .where(and(isOwn(call), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.flatMap(toNotification) }
}

/** How many of the person's notices are unread. */
export async function countUnread(call: Call): Promise<{ unread: number }> {
  const [row] = await directory(call.env)
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOwn(call), isNull(notifications.readAt)))
  return { unread: row?.unread ?? 0 }
}

/** Marks one as read, or all. @throws AppError not_found for one of somebody else */
export async function markRead(call: Call, id?: string): Promise<{ unread: number }> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const own = and(
    eq(notifications.userId, user.id),
    id === undefined ? undefined : eq(notifications.id, id),
  )
  if (id !== undefined) {
    const [found] = await db.select({ id: notifications.id }).from(notifications).where(own)
    if (!found) throw new AppError('not_found', 'No such notification')
  }
  await db
    .update(notifications)
    .set({ readAt: call.now })
    .where(and(own, isNull(notifications.readAt)))
  return countUnread(call)
}

function isOwn(call: Call): SQL | undefined {
  return visibleTo(notifications, requireIdentity(call).user.id)
}

/** A person's own; what is about a firm only while they are let in there and their role sees it. */
export function visibleTo(
  table: typeof notifications | typeof waitingNotices,
  userId: string,
): SQL | undefined {
  const needs = Object.fromEntries(
    NotificationKind.options.map((kind) => [kind, notificationKindSettings[kind].needs]),
  )
  const isLetIn = sql`exists (select 1 from ${memberships} where ${and(
    eq(memberships.userId, userId),
    eq(memberships.firmId, table.firmId),
    isNull(memberships.suspendedAt),
    whoHolds(table.kind, needs),
    or(isNull(table.madeBy), reachesMaker(table.entity, table.madeBy)),
  )})`
  return and(eq(table.userId, userId), or(isNull(table.firmId), isLetIn))
}

/** None for one that an earlier or later release wrote in other terms. */
function toNotification(row: typeof notifications.$inferSelect): Notification[] {
  const { userId: _, entity: _entity, madeBy: _madeBy, params, createdAt, readAt, ...rest } = row
  const parsed = Schema.safeParse({
    ...rest,
    params: JSON.parse(params),
    createdAt: new Date(createdAt).toISOString(),
    readAt: readAt === null ? null : new Date(readAt).toISOString(),
  })
  return parsed.success ? [parsed.data] : []
}
