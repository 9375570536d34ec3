import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { gatedActs } from '#contract/learning/training-gates.ts'

/** Certificates as they were issued. What is printed never changes. */
export const certificatesTable = sqliteTable(
  'certificates',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Without hyphens; the secret part of its public address. */
    checkCode: text('check_code').notNull().unique(),
    courseId: text('course_id').notNull(),
    courseVersion: integer('course_version').notNull(),
    enrolmentId: text('enrolment_id').notNull().unique(),
    learnerId: text('learner_id').notNull(),
    /** `PrintedFacts`, as JSON. */
    printed: text('printed').notNull(),
    issuedAt: text('issued_at').notNull(),
    expiresAt: text('expires_at'),
    endedBy: text('ended_by', { enum: ['newVersion'] }),
    revokedAt: text('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [
    index('certificates_by_learner').on(table.learnerId, table.courseId),
    index('certificates_by_issue').on(table.issuedAt, table.id),
  ],
)

/** Acts that ask for a certificate. */
export const trainingGatesTable = sqliteTable('training_gates', {
  act: text('act', { enum: gatedActs }).primaryKey(),
  courseId: text('course_id').notNull(),
  since: text('since').notNull(),
  introductionDays: integer('introduction_days').notNull(),
  graceDays: integer('grace_days').notNull(),
  noticeDays: integer('notice_days').notNull(),
})
