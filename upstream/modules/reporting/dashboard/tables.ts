import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DashboardArrangement } from '#contract/reporting/dashboard-tiles.ts'

/** How people want their dashboards; whoever has none sees the usual one. */
export const dashboardArrangementsTable = sqliteTable('dashboard_arrangements', {
  personId: text('person_id').primaryKey(),
  content: text('content', { mode: 'json' }).$type<DashboardArrangement>().notNull(),
})
