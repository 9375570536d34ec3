import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#contract/notifications.ts'
import type { ScopedEntity } from '#contract/roles.ts'
import { firms, users } from '../identity/tables.ts'

/** Instants are milliseconds since 1970 in UTC. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
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
