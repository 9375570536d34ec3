import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { courseOrderStates } from '#contract/learning/public-courses.ts'

/** Pages of courses that anybody may order. */
export const courseOffersTable = sqliteTable('course_offers', {
  courseId: text('course_id').primaryKey(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  /** Of the catalogue; empty for a course that costs nothing. */
  itemId: text('item_id').notNull(),
  /** Markdown. */
  words: text('words').notNull(),
  publicSecret: text('public_secret').notNull().unique(),
})

/** Places that were ordered. The id of an order is that of its learner, too. */
export const courseOrdersTable = sqliteTable(
  'course_orders',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: courseOrderStates }).notNull(),
    /** Empty for a course that costs nothing. */
    invoiceId: text('invoice_id').notNull(),
    /** Empty until they are let in. */
    enrolmentId: text('enrolment_id').notNull(),
    /** Of the link by which they learn. */
    publicSecret: text('public_secret').notNull().unique(),
    /** The place of the network it came from. */
    address: text('address').notNull(),
    orderedAt: text('ordered_at').notNull(),
    admittedAt: text('admitted_at'),
  },
  (table) => [
    index('course_orders_by_course').on(table.courseId, table.id),
    index('course_orders_by_invoice').on(table.invoiceId),
    index('course_orders_by_address').on(table.address, table.orderedAt),
    index('course_orders_by_email').on(sql`email collate nocase`, table.orderedAt),
  ],
)
