import { integer, text } from 'drizzle-orm/sqlite-core'

/** Columns of something saved that its owner has mailed again and again, and that may keep snapshots. */
export function mailedColumns() {
  return {
    ownerId: text('owner_id').notNull(),
    ownerName: text('owner_name').notNull(),
    /** The language that its mail is written in: its owner's. */
    language: text('language').notNull(),
    rhythm: text('rhythm', { enum: ['never', 'day', 'week', 'month'] }).notNull(),
    mailTo: text('mail_to', { mode: 'json' }).$type<string[]>().notNull(),
    /** When it is sent next, an instant; empty where never. */
    nextAt: text('next_at').notNull(),
    /** For how many days its nightly snapshots are kept; 0 where none is taken. */
    keepsDays: integer('keeps_days').notNull().default(0),
    version: integer('version').notNull(),
  }
}
