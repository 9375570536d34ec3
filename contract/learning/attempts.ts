import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { QuestionKind } from './questions.ts'
import { countRules } from './quizzes.ts'

/** A text with how it is written; HTML is as an author or a file gave it. */
export const FormattedText = z.object({
  format: z.enum(['plain', 'markdown', 'html']),
  text: z.string(),
})
export type FormattedText = z.infer<typeof FormattedText>

const place = z.int().min(0).max(1000)

/** What a learner chose or typed: choices are places in the order that they saw, from 0. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), chosen: place.nullable() }),
  z.object({ kind: z.literal('multi'), chosen: z.array(place).max(200) }),
  z.object({ kind: z.literal('text'), text: z.string().max(2000) }),
  z.object({
    kind: z.literal('number'),
    text: z.string().max(100),
    language: z.string().min(2).max(35),
  }),
  z.object({ kind: z.literal('order'), sequence: z.array(place).max(200) }),
  z.object({ kind: z.literal('pairs'), chosen: z.array(place.nullable()).max(200) }),
])
export type Answer = z.infer<typeof Answer>

const ShownChoice = z.object({ key: z.int(), text: FormattedText })

export const ShownQuestion = z.object({
  questionId: z.string(),
  place: z.int(),
  kind: QuestionKind,
  prompt: FormattedText,
  points: z.string(),
  choices: z.array(ShownChoice),
  matches: z.array(ShownChoice),
  unit: z.string(),
  answer: Answer.nullable(),
  savedAt: Instant.nullable(),
})
export type ShownQuestion = z.infer<typeof ShownQuestion>

const RightAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choices'), keys: z.array(z.int()) }),
  z.object({ kind: z.literal('order'), sequence: z.array(z.int()) }),
  z.object({ kind: z.literal('pairs'), matches: z.array(z.int()) }),
  z.object({ kind: z.literal('texts'), texts: z.array(z.string()) }),
  z.object({
    kind: z.literal('numbers'),
    numbers: z.array(
      z.object({ value: z.string(), tolerance: z.string(), toleranceKind: z.string() }),
    ),
  }),
])

export const SubmittedQuestion = ShownQuestion.extend({
  result: z
    .object({ state: z.enum(['blank', 'wrong', 'partial', 'right']), points: z.string() })
    .nullable(),
  rightAnswer: RightAnswer.nullable(),
  explanation: FormattedText.nullable(),
  feedback: z.array(FormattedText),
})
export type SubmittedQuestion = z.infer<typeof SubmittedQuestion>

/** What is told of the result, as far as the quiz allows. */
const Score = z.object({
  points: z.string(),
  maxPoints: z.string(),
  percent: z.string(),
  isPassed: z.boolean(),
})

/** A quiz before an attempt: its rules, and the attempts so far. */
export const QuizStanding = z.object({
  title: z.string(),
  intro: z.string(),
  questionCount: z.int(),
  maxPoints: z.string(),
  passPercent: z.string(),
  timeLimitSeconds: z.int().nullable(),
  attemptsAllowed: z.int().nullable(),
  counts: z.enum(countRules),
  negativeMarks: z
    .object({ wrongPercent: z.string(), floor: z.enum(['question', 'quiz']) })
    .nullable(),
  attempts: z.array(
    z.object({
      attemptId: Id,
      number: z.int(),
      startedAt: Instant,
      submittedAt: Instant.nullable(),
      score: Score.nullable(),
    }),
  ),
  /** The attempt that runs. */
  runningId: Id.nullable(),
  canStart: z.boolean(),
})
export type QuizStanding = z.infer<typeof QuizStanding>

/** A running attempt: nothing in it depends on what is right. */
export const RunningAttempt = z.object({
  attemptId: Id,
  number: z.int(),
  startedAt: Instant,
  deadlineAt: Instant.nullable(),
  /** By the server's clock, whatever the page's own says. */
  secondsLeft: z.int().nullable(),
  questions: z.array(ShownQuestion),
})
export type RunningAttempt = z.infer<typeof RunningAttempt>

export const SubmittedAttempt = z.object({
  attemptId: Id,
  number: z.int(),
  startedAt: Instant,
  submittedAt: Instant,
  submittedBy: z.enum(['learner', 'deadline']),
  score: Score.nullable(),
  questions: z.array(SubmittedQuestion),
})
export type SubmittedAttempt = z.infer<typeof SubmittedAttempt>

export const Attempt = z.object({
  lessonTitle: z.string(),
  quizTitle: z.string(),
  /** One of the two. */
  running: RunningAttempt.nullable(),
  submitted: SubmittedAttempt.nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const SavedAnswer = z.object({
  questionId: z.string().max(64),
  answer: Answer,
})

/** Answers of one tab; a delayed repeat of an earlier save of it undoes nothing. */
export const AnswersInput = z.object({
  answers: z.array(SavedAnswer).max(400),
  tabId: z.string().min(1).max(64),
  tabSequence: z.int().min(1),
})
export type AnswersInput = z.infer<typeof AnswersInput>

const tags = ['My courses']
const lesson = '/firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}' as const
const at = `${lesson}/attempts/{attemptId}` as const
const ofLesson = z.object({ firmId: Id, enrolmentId: Id, lessonId: Id })
const one = ofLesson.extend({ attemptId: Id })

/** Quizzes as their learners take them: each in a lesson of a course of their own. */
export const attemptsContract = {
  standing: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${lesson}/quiz`, tags })
    .input(ofLesson)
    .output(QuizStanding),
  /** Begins an attempt, which counts from then on, or gives the one that runs. */
  start: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${lesson}/attempts`, tags })
    .input(ofLesson)
    .output(z.object({ attemptId: Id })),
  get: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(Attempt),
  save: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${at}/answers`, tags })
    .input(AnswersInput.extend(one.shape))
    .output(z.object({ isSubmitted: z.boolean(), secondsLeft: z.int().nullable() })),
  /** Submits what is saved. */
  submit: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${at}/submit`, tags })
    .input(one)
    .output(Attempt),
}
