import type { Question } from './question.ts'

/**
 * A quiz as it was published: a version never changes. Who edits a quiz makes the next one, and
 * attempts keep theirs.
 */
export type QuizVersion = {
  quizId: string
  /** 1 for the first that was published. */
  version: number
  slots: Slot[]
  /** Every question that a slot names, by id. */
  questions: Record<string, Question>
  shuffleQuestions: boolean
  shuffleOptions: boolean
  /** From the start of an attempt; null for no limit. */
  timeLimitSeconds: number | null
  /** How long after the deadline an answer on its way is still taken, at most 60 seconds. */
  graceSeconds: number
  /** Null for as many as somebody likes. */
  attemptsAllowed: number | null
  /** Which attempt counts. */
  counts: 'best' | 'last' | 'first' | 'average'
  /** Of the points, in per cent: a decimal text. */
  passPercent: string
  negativeMarks: NegativeMarks | null
  feedback: FeedbackRules
  /** Instants in UTC. */
  opensAt: string | null
  closesAt: string | null
}

/** A place in a quiz: one question, or some drawn from a pool. */
export type Slot =
  | { kind: 'fixed'; questionId: string; points: string | null }
  | {
      kind: 'pool'
      poolId: string
      questionIds: string[]
      draw: number
      /** What each drawn one counts; null for its own points, which are then equal in the pool. */
      points: string | null
    }

/**
 * What a wrong answer costs. Without negative marks no question counts below 0. With the floor at
 * the `question` none does either, and wrong choices take from right ones of the same question
 * only; with the floor at the `quiz` a question may count below 0 and the whole quiz may not.
 */
export type NegativeMarks = {
  /** What a wrong answer takes where its option names no credit: per cent of the points, above 0. */
  wrongPercent: string
  floor: 'question' | 'quiz'
}

/** When something is told. `afterLastAttempt` is when no further one can be started. */
export type FeedbackTime = 'never' | 'onSubmission' | 'afterLastAttempt' | 'afterClosing'

export type FeedbackRules = {
  score: FeedbackTime
  /** Whether each answer was right. */
  correctness: FeedbackTime
  rightAnswers: FeedbackTime
  /** The explanations of questions, and the feedback to what was chosen. */
  explanations: FeedbackTime
}

/** What a learner is told of the scoring before the start. Decimal texts; percentages as such. */
export type ScoringNotice = {
  questionCount: number
  maxPoints: string
  passPercent: string
  timeLimitSeconds: number | null
  attemptsAllowed: number | null
  counts: QuizVersion['counts']
  negativeMarks: NegativeMarks | null
}
