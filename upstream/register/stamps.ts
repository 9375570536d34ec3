import { integer, text } from 'drizzle-orm/sqlite-core'
import type { FirmContext } from '../firm/store.ts'

/** Columns of every record that changes: its version, and who made and last changed it, and when. */
export function stamps() {
  return {
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  }
}

/** Columns of a record that is kept as it was made: when, and by whom under which name. */
export function madeStamps() {
  return {
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
  }
}

type Made = Pick<FirmContext, 'actor' | 'now'>

/** What these columns hold of a record that is made now. */
export function newStamps({ actor, now }: Made) {
  const [at, by] = [now.toISOString(), actor.userId]
  return { version: 1, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
}

/** What they hold of who changes it now; the caller counts the version. */
export function changeStamps({ actor, now }: Made) {
  return { updatedAt: now.toISOString(), updatedBy: actor.userId }
}
