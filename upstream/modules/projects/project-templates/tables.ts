import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TemplateContent } from './template-content.ts'

/** Projects to begin others like; each is whole in itself and follows nothing that changes later. */
export const projectTemplatesTable = sqliteTable('project_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  content: text('content', { mode: 'json' }).$type<TemplateContent>().notNull(),
  createdAt: text('created_at').notNull(),
  createdByName: text('created_by_name').notNull(),
})
