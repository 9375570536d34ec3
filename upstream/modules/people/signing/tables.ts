import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type SignAnswer, signStates } from '#contract/people/sign-documents.ts'

/** What people are to sign, and how they answered. The bytes are files of the record. */
export const signDocumentsTable = sqliteTable(
  'sign_documents',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    dueDate: text('due_date').notNull(),
    state: text('state', { enum: signStates }).notNull(),
    fileName: text('file_name').notNull(),
    /** Among the files of records. */
    fileId: text('file_id').notNull(),
    sha256: text('sha256').notNull(),
    pages: integer('pages').notNull(),
    signedFileId: text('signed_file_id').notNull().default(''),
    signedSha256: text('signed_sha256').notNull().default(''),
    sentAt: text('sent_at').notNull(),
    sentBy: text('sent_by').notNull(),
    sentByName: text('sent_by_name').notNull(),
    remindedAt: text('reminded_at'),
    answer: text('answer', { mode: 'json' }).$type<SignAnswer>(),
  },
  (table) => [
    index('sign_documents_by_state').on(table.state, table.sentAt, table.id),
    index('sign_documents_of_employee').on(table.employeeId, table.state, table.sentAt),
  ],
)
