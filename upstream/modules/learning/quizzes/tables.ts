import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { countRules, feedbackTimes } from '#contract/learning/quizzes.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Quizzes as they are now; attempts keep the version that they were made from. */
export const quizzesTable = sqliteTable(
  'quizzes',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    passPercent: text('pass_percent').notNull(),
    timeLimitMinutes: integer('time_limit_minutes'),
    attemptsAllowed: integer('attempts_allowed'),
    counts: text('counts', { enum: countRules }).notNull(),
    shuffleQuestions: integer('shuffle_questions', { mode: 'boolean' }).notNull(),
    shuffleOptions: integer('shuffle_options', { mode: 'boolean' }).notNull(),
    wrongPercent: text('wrong_percent').notNull(),
    floor: text('floor', { enum: ['question', 'quiz'] }).notNull(),
    tellsScore: text('tells_score', { enum: feedbackTimes }).notNull(),
    tellsCorrectness: text('tells_correctness', { enum: feedbackTimes }).notNull(),
    tellsRightAnswers: text('tells_right_answers', { enum: feedbackTimes }).notNull(),
    tellsExplanations: text('tells_explanations', { enum: feedbackTimes }).notNull(),
    /** Names of pools and how many are drawn, as JSON. */
    pools: text('pools').notNull(),
    /** Ids of its questions in their order, as JSON. */
    questionIds: text('question_ids').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('quizzes_by_title').on(table.isArchived, sql`title collate nocase`, table.id),
    index('quizzes_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const quizzesSearch = fullText('quizzes_search', ['title', 'intro'])

export const questionsTable = sqliteTable(
  'quiz_questions',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id').notNull(),
    pool: text('pool').notNull(),
    /** `Question` of the rules, as JSON. */
    content: text('content').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [index('quiz_questions_by_quiz').on(table.quizId)],
)

/** Versions from which attempts were made: they never change. */
export const quizVersionsTable = sqliteTable(
  'quiz_versions',
  {
    quizId: text('quiz_id').notNull(),
    version: integer('version').notNull(),
    /** `QuizVersion`, as JSON. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.version] })],
)

export const attemptsTable = sqliteTable(
  'quiz_attempts',
  {
    id: text('id').primaryKey(),
    quizId: text('quiz_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    learnerId: text('learner_id').notNull(),
    learnerName: text('learner_name').notNull(),
    number: integer('number').notNull(),
    startedAt: text('started_at').notNull(),
    submittedAt: text('submitted_at'),
    /** `Attempt` of the rules, as JSON. */
    content: text('content').notNull(),
    /** `AttemptGrade` once it is submitted, as JSON. */
    grade: text('grade'),
  },
  (table) => [
    index('quiz_attempts_by_lesson').on(table.enrolmentId, table.lessonId, table.number),
    index('quiz_attempts_by_quiz').on(table.quizId, table.submittedAt),
  ],
)
