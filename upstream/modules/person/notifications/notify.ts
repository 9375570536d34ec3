import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { notificationKindSettings } from '#contract/core/notifications.ts'
import { type Holder, isAllowed, scopeOf } from '#contract/core/roles.ts'
import { notifyUser } from '../../../channel/channel.ts'
import type { Env } from '../../../core/env.ts'
import { idWithin, newId } from '../../../firm/ulid.ts'
import { directory, ensureDirectory } from '../../../identity/directory.ts'
import type { Notice } from '../../../identity/hooks.ts'
import { customColumns, isRoleOfMembership, toCustom } from '../../../identity/roles/known-roles.ts'
import { firmRoles } from '../../../identity/roles/tables.ts'
import { firms, memberships, users } from '../../../identity/tables.ts'
import { choiceOf } from './choices.ts'
import { deliver } from './deliver.ts'
import { deliveryColumns, deliveryOf } from './delivery.ts'
import { storedNotice } from './stored-notice.ts'
import { noticeDeliveries, notificationChoices, notifications } from './tables.ts'

type Audience = {
  firmId: string
  exceptUserId?: string | undefined
  /** Who of the members; all when absent. */
  userIds?: readonly string[] | undefined
}

/** D1 binds at most 100 values to a query. */
const peopleAtOnce = 80
const rowsAtOnce = 12

/**
 * Tells people what happened: keeps it in their list, shows it on their open pages, and mails and
 * pushes it to those who want that, when they want it. Each as the person chose; nobody suspended is
 * notified, no demo is mailed, and of what is about a firm nobody who is no member of it now.
 */
export async function notify(env: Env, userIds: readonly string[], notice: Notice): Promise<void> {
  await ensureDirectory(env)
  const people = await readPeople(env, userIds, notice)
  const idOf = (userId: string) => (notice.id ? idWithin(notice.id, userId) : newId())
  const known = people.map((one) => ({ ...one, id: idOf(one.userId) }))
  const recipients = known.filter(({ choice }) => choice.inApp)
  await keep(env, recipients, notice)
  const pushes = recipients.map(({ userId, id }) =>
    notifyUser(env, userId, { type: 'newNotification', id, kind: notice.kind }),
  )
  const deliveries = deliver(env, known, notice, Date.now())
  for (const result of await Promise.allSettled([...pushes, ...deliveries])) {
    if (result.status === 'rejected') console.error(result.reason)
  }
}

/**
 * Tells the members of a firm whose role may see it and reaches the record it is about, or those of
 * `userIds` among them, but for whoever did it.
 */
export async function notifyMembers(
  env: Env,
  { firmId, exceptUserId, userIds: only }: Audience,
  notice: Notice,
): Promise<void> {
  await ensureDirectory(env)
  const members = await directory(env)
    .select({
      userId: memberships.userId,
      role: memberships.role,
      team: memberships.team,
      suspendedAt: memberships.suspendedAt,
      ...customColumns,
    })
    .from(memberships)
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(eq(memberships.firmId, firmId))
  const { needs } = notificationKindSettings[notice.kind]
  const makersTeam = members.find(({ userId }) => userId === notice.owner?.madeBy)?.team ?? ''
  const userIds = members
    .filter(({ suspendedAt }) => suspendedAt === null)
    .filter(({ userId, role, team, ...columns }) => {
      const holder = { role, custom: toCustom(columns) }
      const isOfTeam = team !== '' && team === makersTeam
      return (!needs || isAllowed(holder, needs)) && reaches(holder, userId, isOfTeam, notice.owner)
    })
    .map(({ userId }) => userId)
    .filter((userId) => userId !== exceptUserId && (only?.includes(userId) ?? true))
  await notify(env, userIds, { ...notice, firmId })
}

/** Whether a role reaches the record that a notice is about. */
function reaches(
  holder: Holder,
  userId: string,
  isOfTeam: boolean,
  owner: Notice['owner'],
): boolean {
  if (!owner || owner.madeBy === userId) return true
  const scope = scopeOf(holder, owner.entity)
  return scope === 'all' || (scope === 'team' && isOfTeam)
}

async function readPeople(env: Env, userIds: readonly string[], { kind, firmId }: Notice) {
  const db = directory(env)
  const isLetIn =
    firmId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .where(
              and(
                eq(memberships.userId, users.id),
                eq(memberships.firmId, firmId),
                isNull(memberships.suspendedAt),
              ),
            ),
        )
  const people = []
  for (let at = 0; at < userIds.length; at += peopleAtOnce) {
    const rows = await db
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        language: users.language,
        isDemo: users.isDemo,
        inApp: notificationChoices.inApp,
        mail: notificationChoices.mail,
        push: notificationChoices.push,
        ...deliveryColumns,
      })
      .from(users)
      .leftJoin(
        notificationChoices,
        and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)),
      )
      .leftJoin(noticeDeliveries, eq(noticeDeliveries.userId, users.id))
      .leftJoin(firms, eq(firms.id, users.currentFirmId))
      .where(
        and(
          inArray(users.id, userIds.slice(at, at + peopleAtOnce)),
          isNull(users.suspendedAt),
          isLetIn,
        ),
      )
    for (const row of rows) {
      const { userId, name, email, language, isDemo } = row
      const choice = choiceOf(kind, row)
      people.push({ userId, name, email, language, isDemo, choice, delivery: deliveryOf(row) })
    }
  }
  return people
}

async function keep(
  env: Env,
  notified: readonly { id: string; userId: string }[],
  notice: Notice,
): Promise<void> {
  const db = directory(env)
  const createdAt = Date.now()
  for (let at = 0; at < notified.length; at += rowsAtOnce) {
    await db
      .insert(notifications)
      .values(
        notified.slice(at, at + rowsAtOnce).map(({ id, userId }) => ({
          id,
          userId,
          ...storedNotice(notice),
          createdAt,
          readAt: null,
        })),
      )
      .onConflictDoNothing()
  }
}
