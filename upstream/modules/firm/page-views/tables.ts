import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { viewedPlaces } from '#contract/firm/page-views.ts'

/** Views of public pages, added up by day; nothing of who looked. */
export const pageViewsTable = sqliteTable(
  'page_views',
  {
    date: text('date').notNull(),
    place: text('place', { enum: viewedPlaces }).notNull(),
    /** A path of the website, or the name of another page. */
    page: text('page').notNull(),
    language: text('language').notNull(),
    referrer: text('referrer').notNull(),
    campaign: text('campaign').notNull(),
    views: integer('views').notNull(),
    /** Views that came from elsewhere. */
    visits: integer('visits').notNull(),
  },
  ({ date, place, page, language, referrer, campaign }) => [
    primaryKey({ columns: [date, place, page, language, referrer, campaign] }),
  ],
)
