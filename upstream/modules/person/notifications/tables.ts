import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#contract/core/notifications.ts'
import type { ScopedEntity } from '#contract/core/roles.ts'
import { digests } from '#contract/person/notice-delivery.ts'
import { firms, sessions, users } from '../../../identity/tables.ts'

/** What a notice says, and to whom. */
function noticeColumns() {
  return {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firmId: text('firm_id').references(() => firms.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** JSON, by the kind's schema in the contract. */
    params: text('params').notNull(),
    link: text('link'),
    /** Whose the record is that it is about, where roles may reach a part of its kind. */
    entity: text('entity').$type<ScopedEntity>(),
    madeBy: text('made_by'),
    createdAt: integer('created_at').notNull(),
  }
}

/** Instants are milliseconds since 1970 in UTC. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    ...noticeColumns(),
    readAt: integer('read_at'),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_by_age').on(table.createdAt),
    index('notifications_by_firm').on(table.firmId),
  ],
)

/** What somebody chose; where there is no row, the settings of the kind hold. */
export const notificationChoices = sqliteTable(
  'notification_choices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: integer('in_app', { mode: 'boolean' }).notNull(),
    mail: integer('mail', { mode: 'boolean' }).notNull(),
    /** Null where it was chosen before there was push. */
    push: integer('push', { mode: 'boolean' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** Devices a person has signed in from, as a hash of browser, system and network. */
export const seenDevices = sqliteTable(
  'seen_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('seen_devices_by_age').on(table.seenAt),
  ],
)

/** When notices leave for somebody; where there is no row, at once. */
export const noticeDeliveries = sqliteTable('notice_deliveries', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  digest: text('digest', { enum: digests }).notNull(),
  hour: integer('hour').notNull(),
  weekday: integer('weekday').notNull(),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
})

/** Notices that leave later, in one mail or push with others; each under the id of its notice. */
export const waitingNotices = sqliteTable(
  'waiting_notices',
  {
    id: text('id').notNull(),
    channel: text('channel', { enum: ['mail', 'push'] }).notNull(),
    ...noticeColumns(),
    dueAt: integer('due_at').notNull(),
    /** The mail or push that it goes into; set before that leaves, so that none leaves twice. */
    batch: text('batch'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.channel] }),
    index('waiting_notices_by_user').on(table.userId, table.dueAt),
    index('waiting_notices_by_due').on(table.dueAt),
    index('waiting_notices_by_firm').on(table.firmId),
  ],
)

/** Browsers that a person lets show notices, each as long as the session that added it. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    tokenP256dh: text('token_p256dh').notNull(),
    tokenAuth: text('token_auth').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    addedAt: integer('added_at').notNull(),
    lastPushAt: integer('last_push_at'),
  },
  (table) => [
    uniqueIndex('push_devices_by_endpoint').on(table.endpoint),
    index('push_devices_by_user').on(table.userId),
    index('push_devices_by_session').on(table.sessionId),
  ],
)
