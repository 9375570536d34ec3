import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { courseStates } from '#contract/learning/courses.ts'
import { handInStates } from '#contract/learning/hand-ins.ts'
import { lessonCompletions, lessonKinds } from '#contract/learning/lessons.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Courses: what a draft says, beside the versions that were published of it. */
export const coursesTable = sqliteTable(
  'courses',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    order: text('lesson_order', { enum: ['locked', 'free'] }).notNull(),
    completionPercent: integer('completion_percent').notNull(),
    dueDays: integer('due_days'),
    isSelfAllowed: integer('is_self_allowed', { mode: 'boolean' }).notNull(),
    /** Roles, as JSON. */
    autoRoles: text('auto_roles').notNull(),
    hasCertificate: integer('has_certificate', { mode: 'boolean' }).notNull(),
    validMonths: integer('valid_months'),
    /** Chapters with the ids of their lessons, as JSON; see `Outline`. */
    outline: text('outline').notNull(),
    state: text('state', { enum: courseStates }).notNull(),
    /** The newest version that is published; 0 for none. */
    publishedVersion: integer('published_version').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('courses_by_title').on(table.isArchived, sql`title collate nocase`, table.id),
    index('courses_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const coursesSearch = fullText('courses_search', ['title', 'summary'])

/** Lessons of drafts. */
export const lessonsTable = sqliteTable(
  'course_lessons',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    isRequired: integer('is_required', { mode: 'boolean' }).notNull(),
    completedBy: text('completed_by', { enum: lessonCompletions }).notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** Of a quiz; else empty. */
    quizId: text('quiz_id').notNull(),
    /** Of a lesson that is a file, and of its captions; else empty. */
    fileId: text('file_id').notNull().default(''),
    captionsId: text('captions_id').notNull().default(''),
    /** Of a package: what its file is; else empty. */
    packageKind: text('package_kind', { enum: ['', 'scorm', 'cmi5'] })
      .notNull()
      .default(''),
    /** Of a picture: what it shows. */
    alt: text('alt').notNull().default(''),
    /** Of what is played: 0 where it is not known. */
    seconds: integer('seconds').notNull().default(0),
    watchedPercent: integer('watched_percent').notNull().default(90),
    /** Counts up when it is to be done anew. */
    contentVersion: integer('content_version').notNull(),
    version: integer('version').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('course_lessons_by_course').on(table.courseId)],
)

/** Versions that were published: they never change. */
export const courseVersionsTable = sqliteTable(
  'course_versions',
  {
    courseId: text('course_id').notNull(),
    version: integer('version').notNull(),
    summary: text('summary').notNull(),
    /** `CourseVersion`, as JSON. */
    content: text('content').notNull(),
    publishedAt: text('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.version] })],
)

/** What the lessons of published versions say, apart from their outline. */
export const versionLessonsTable = sqliteTable(
  'course_version_lessons',
  {
    courseId: text('course_id').notNull(),
    version: integer('version').notNull(),
    lessonId: text('lesson_id').notNull(),
    body: text('body').notNull(),
    fileId: text('file_id').notNull().default(''),
    captionsId: text('captions_id').notNull().default(''),
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.version, table.lessonId] })],
)

/** One go of a learner at a course each. */
export const enrolmentsTable = sqliteTable(
  'course_enrolments',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id').notNull(),
    version: integer('version').notNull(),
    /** A member of the firm. */
    learnerId: text('learner_id').notNull(),
    /** What they were called when they were enrolled. */
    learnerName: text('learner_name').notNull(),
    kind: text('kind', { enum: ['self', 'assigned', 'paid'] }).notNull(),
    number: integer('number').notNull(),
    previousId: text('previous_id'),
    enrolledAt: text('enrolled_at').notNull(),
    startedAt: text('started_at'),
    completedAt: text('completed_at'),
    cancelledAt: text('cancelled_at'),
    dueDate: text('due_date'),
    /** Of the required lessons of its version: kept for lists. */
    percent: integer('percent').notNull(),
  },
  (table) => [
    index('course_enrolments_by_course').on(table.courseId, table.completedAt, table.cancelledAt),
    uniqueIndex('course_enrolments_by_learner').on(table.learnerId, table.courseId, table.number),
    index('course_enrolments_by_due').on(table.completedAt, table.cancelledAt, table.dueDate),
  ],
)

/** What a learner did in a lesson, in one enrolment. */
export const lessonProgressTable = sqliteTable(
  'lesson_progress',
  {
    enrolmentId: text('enrolment_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    openedAt: text('opened_at'),
    lastOpenedAt: text('last_opened_at'),
    confirmedAt: text('confirmed_at'),
    /** Seconds from and to, as JSON. */
    watched: text('watched').notNull(),
    position: text('position'),
    percent: text('percent'),
    completedAt: text('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    // Reports over thousands of learners read these two alone.
    index('lesson_progress_scores')
      .on(table.enrolmentId, table.percent)
      .where(sql`percent is not null`),
    index('lesson_progress_completed').on(table.lessonId).where(sql`completed_at is not null`),
  ],
)

/** Files of lessons and of what learners handed in: their bytes lie among the firm's files. */
export const courseFilesTable = sqliteTable(
  'course_files',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('course_files_by_course').on(table.courseId)],
)

/** What learners handed in for assignments: each stays, with what was said of it. */
export const handInsTable = sqliteTable(
  'course_hand_ins',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    lessonTitle: text('lesson_title').notNull(),
    text: text('text').notNull(),
    /** Empty where there is none. */
    fileId: text('file_id').notNull(),
    state: text('state', { enum: handInStates }).notNull(),
    note: text('note').notNull(),
    submittedAt: text('submitted_at').notNull(),
    judgedAt: text('judged_at'),
    judgedBy: text('judged_by').notNull(),
  },
  (table) => [
    index('course_hand_ins_by_course').on(table.courseId, table.state, table.submittedAt),
    index('course_hand_ins_by_lesson').on(table.enrolmentId, table.lessonId),
  ],
)
