import type { Attempt } from './attempt.ts'
import type { FormattedText, Question } from './question.ts'
import type { QuizVersion, Slot } from './quiz.ts'
import { startAttempt } from './start-attempt.ts'

/** Quizzes for tests. */

export function plain(text: string): FormattedText {
  return { format: 'plain', text }
}

export function single(id: string, credits: readonly string[] = ['100', '0', '0']): Question {
  return {
    kind: 'single',
    questionId: id,
    name: id,
    prompt: plain(`Which is it, ${id}?`),
    points: '1',
    explanation: plain(`Because of ${id}`),
    options: credits.map((credit, at) => ({
      optionId: `${id}-${at}`,
      text: plain(`Option ${at} of ${id}`),
      credit,
      feedback: plain(`Feedback ${at} of ${id}`),
    })),
    keepOrder: false,
  }
}

export function fixed(question: Question, points: string | null = null): Slot {
  return { kind: 'fixed', questionId: question.questionId, points }
}

/** A quiz of one hour with three attempts, of questions in fixed places unless `slots` says more. */
export function quizOf(
  questions: readonly Question[],
  over: Partial<QuizVersion> = {},
): QuizVersion {
  return {
    quizId: 'quiz',
    version: 1,
    slots: questions.map((question) => fixed(question)),
    questions: Object.fromEntries(questions.map((one) => [one.questionId, one])),
    shuffleQuestions: false,
    shuffleOptions: true,
    timeLimitSeconds: 3_600,
    graceSeconds: 5,
    attemptsAllowed: 3,
    counts: 'best',
    passPercent: '60',
    negativeMarks: null,
    feedback: {
      score: 'onSubmission',
      correctness: 'onSubmission',
      rightAnswers: 'afterLastAttempt',
      explanations: 'afterClosing',
    },
    opensAt: null,
    closesAt: null,
    ...over,
  }
}

export const startTime = '2026-03-02T09:00:00.000Z'

/** An attempt begun at `startTime`. */
export function begun(
  quiz: QuizVersion,
  over: { seed?: string; earlier?: Attempt[] } = {},
): Attempt {
  const earlier = over.earlier ?? []
  const started = startAttempt({
    quiz,
    learnerId: 'ada',
    earlier,
    attemptId: `attempt-${earlier.length + 1}`,
    now: startTime,
    seed: over.seed ?? 'seed',
    extraTimePercent: 0,
  })
  if (started.outcome !== 'started') throw new Error(started.outcome)
  return started.attempt
}

/** An instant some seconds after `startTime`. */
export function after(seconds: number): string {
  return new Date(Date.parse(startTime) + seconds * 1000).toISOString()
}
