import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { applicationStages } from '#contract/people/recruiting.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Jobs that are offered. */
export const vacanciesTable = sqliteTable(
  'vacancies',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    place: text('place').notNull(),
    description: text('description').notNull(),
    openUntil: text('open_until').notNull(),
    notes: text('notes').notNull(),
    publicSecret: text('public_secret').notNull().unique(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('vacancies_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('vacancies_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const vacanciesSearch = fullText('vacancies_search', ['name', 'place'])

/** Who applied, until they are deleted. */
export const applicationsTable = sqliteTable(
  'applications',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    vacancyId: text('vacancy_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    link: text('link').notNull(),
    message: text('message').notNull(),
    stage: text('stage', { enum: applicationStages }).notNull(),
    notes: text('notes').notNull(),
    /** The day after which it is deleted; empty while it is not decided. */
    deleteOn: text('delete_on').notNull(),
    /** Where it was sent from, to count them; empty for one that HR typed in. */
    address: text('address').notNull().default(''),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('applications_by_date').on(table.isArchived, table.createdAt, table.id),
    index('applications_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('applications_of_vacancy').on(table.vacancyId, table.isArchived),
    index('applications_by_address').on(table.address, table.createdAt),
  ],
)

export const applicationsSearch = fullText('applications_search', ['name', 'email'])
