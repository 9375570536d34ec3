import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { Question, QuestionInput } from './questions.ts'

const Flag = z.stringbool().or(z.boolean())

/** When a learner is told something of a submitted attempt. */
export const feedbackTimes = ['never', 'onSubmission', 'afterLastAttempt'] as const
export const FeedbackTime = z.enum(feedbackTimes)

export const countRules = ['best', 'last', 'first', 'average'] as const

export const QuizPool = z.object({
  /** As questions name it. */
  name: field.requiredText(60),
  draw: field.wholeNumber({ minimum: 1, maximum: 200 }),
})

export const QuizInput = z.object({
  title: field.requiredText(150),
  /** Said before an attempt is started. Markdown. */
  intro: field.optionalText(5000),
  passPercent: field.PercentText.default('60'),
  /** Minutes from the start of an attempt; null for no limit. */
  timeLimitMinutes: field.wholeNumber({ minimum: 1, maximum: 1440 }).nullable().default(null),
  /** Null for as many as somebody likes. */
  attemptsAllowed: field.wholeNumber({ minimum: 1, maximum: 100 }).nullable().default(null),
  /** Which attempt counts. */
  counts: z.enum(countRules).default('best'),
  shuffleQuestions: Flag.default(true),
  shuffleOptions: Flag.default(true),
  /** What a wrong answer takes, per cent of its points; 0 for nothing. */
  wrongPercent: field.PercentText.default('0'),
  /** Whether a question may count below 0, or only the whole may not. */
  floor: z.enum(['question', 'quiz']).default('question'),
  tellsScore: FeedbackTime.default('onSubmission'),
  tellsCorrectness: FeedbackTime.default('onSubmission'),
  tellsRightAnswers: FeedbackTime.default('afterLastAttempt'),
  tellsExplanations: FeedbackTime.default('onSubmission'),
  /** Of each pool so many questions are drawn; of one that is not named, one. */
  pools: z.array(QuizPool).max(20).default([]),
})
export type QuizInput = z.infer<typeof QuizInput>

/** A question in its quiz's list. */
export const QuestionLine = z.object({
  questionId: field.Id,
  kind: z.string(),
  name: z.string(),
  points: z.string(),
  pool: z.string(),
})
export type QuestionLine = z.infer<typeof QuestionLine>

export const Quiz = QuizInput.extend({
  id: field.Id,
  questions: z.array(QuestionLine),
  /** What keeps it from being taken. */
  faults: z.array(z.object({ title: z.string(), key: z.string() })),
  maxPoints: z.string(),
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Quiz = z.infer<typeof Quiz>

export const QuizRow = Quiz.pick({
  id: true,
  title: true,
  passPercent: true,
  updatedAt: true,
}).extend({ questions: z.int(), attempts: z.int() })
export type QuizRow = z.infer<typeof QuizRow>

export const QuizListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['title', 'updatedAt'],
  filters: {},
})
export type QuizListQuery = z.infer<typeof QuizListQuery>

/** Formats that questions come and go in. */
export const quizFormats = ['gift', 'aiken', 'moodle', 'qti'] as const
export const QuizFormat = z.enum(quizFormats)
export type QuizFormat = z.infer<typeof QuizFormat>

/** What of a file was not taken, or of a question not written. */
export const NotTaken = z.object({
  line: z.int(),
  name: z.string(),
  what: z.enum(['question', 'part']),
  reason: z.string(),
})
export type NotTaken = z.infer<typeof NotTaken>

/** A question in figures. */
export const QuestionStatistics = z.object({
  questionId: z.string(),
  name: z.string(),
  asked: z.int(),
  blank: z.int(),
  /** The mean share of its points, 0 to 1: the higher, the easier. */
  facility: z.number().nullable(),
  /** How far who does well elsewhere does well here, -1 to 1. */
  discrimination: z.number().nullable(),
})

export const QuizStatistics = z.object({
  attempts: z.int(),
  passed: z.int(),
  meanPercent: z.number().nullable(),
  deviation: z.number().nullable(),
  reliability: z.number().nullable(),
  questions: z.array(QuestionStatistics),
})
export type QuizStatistics = z.infer<typeof QuizStatistics>

/** What is decided of a question when submitted attempts are graded anew. */
export const rulings = ['grade', 'fullPoints', 'leaveOut'] as const
export const Regrading = z.object({
  questionId: field.Id,
  ruling: z.enum(rulings),
  keepsBetter: Flag.default(true),
})
export type Regrading = z.infer<typeof Regrading>

/** One attempt whose result changes. */
export const RegradeLine = z.object({
  attemptId: field.Id,
  learnerName: z.string(),
  before: z.string(),
  after: z.string(),
  wasPassed: z.boolean(),
  isPassed: z.boolean(),
  /** Not where the learner keeps the better one. */
  isTaken: z.boolean(),
})
export type RegradeLine = z.infer<typeof RegradeLine>

const tags = ['Quizzes']
const base = '/firms/{firmId}/quizzes' as const
const at = `${base}/{quizId}` as const
const one = z.object({ firmId: field.Id, quizId: field.Id })
const ofQuestion = one.extend({ questionId: field.Id })

export const quizzesContract = {
  ...registerContract({
    path: 'quizzes',
    tag: 'Quizzes',
    view: 'course:view',
    edit: 'course:edit',
    one,
    onePath: '{quizId}',
    input: QuizInput,
    query: QuizListQuery,
    row: QuizRow,
    record: Quiz,
    bulk: ['archive', 'restore'],
  }),
  addQuestion: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/questions`, tags, successStatus: 201 })
    .input(QuestionInput.extend(one.shape))
    .output(Question),
  getQuestion: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/questions/{questionId}`, tags })
    .input(ofQuestion)
    .output(Question),
  updateQuestion: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'PUT', path: `${at}/questions/{questionId}`, tags })
    .input(QuestionInput.extend(ofQuestion.shape).extend({ version: field.Version }))
    .output(Question),
  moveQuestion: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/questions/{questionId}/move`, tags })
    .input(ofQuestion.extend({ by: z.enum(['up', 'down']) }))
    .output(Quiz),
  /** Attempts that had it keep it. */
  deleteQuestion: endpoint
    .meta({ needs: 'course:delete' })
    .route({ method: 'DELETE', path: `${at}/questions/{questionId}`, tags })
    .input(ofQuestion)
    .output(Quiz),
  /** Adds the questions of a file, and says what of it was not taken. */
  importQuestions: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/import`, tags })
    .input(one.extend({ format: QuizFormat, file: z.file().max(5_000_000, 'fileTooLarge') }))
    .output(z.object({ added: z.int(), notTaken: z.array(NotTaken) })),
  exportQuestions: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/export/{format}`, tags })
    .input(one.extend({ format: QuizFormat }))
    .output(z.file()),
  statistics: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/statistics`, tags })
    .input(one)
    .output(QuizStatistics),
  /** What grading submitted attempts anew would change; nothing is changed by it. */
  previewRegrade: endpoint
    .meta({ needs: 'course:approve', isReading: true })
    .route({ method: 'POST', path: `${at}/regrade/preview`, tags })
    .input(Regrading.extend(one.shape))
    .output(z.object({ lines: z.array(RegradeLine) })),
  regrade: endpoint
    .meta({ needs: 'course:approve' })
    .route({ method: 'POST', path: `${at}/regrade`, tags })
    .input(Regrading.extend(one.shape))
    .output(z.object({ changed: z.int() })),
}
