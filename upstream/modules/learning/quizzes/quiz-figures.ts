import type { QuizStatistics } from '#contract/learning/quizzes.ts'
import type { Reader } from '../../../firm/store.ts'
import { getQuizVersion, submittedAttempts } from './attempt-rows.ts'
import type { QuizVersion } from './quiz.ts'
import { quizzes } from './register.ts'
import { quizStatistics } from './statistics.ts'

/** Submitted attempts at a quiz in figures, of whichever version. @throws AppError not_found */
export function quizFigures(reader: Reader, quizId: string): QuizStatistics {
  quizzes.get(reader, quizId)
  const kept = submittedAttempts(reader, quizId)
  const versions = new Map<number, QuizVersion>()
  for (const { attempt } of kept) {
    const { quizVersion } = attempt
    if (!versions.has(quizVersion)) versions.set(quizVersion, getQuizVersion(reader, attempt))
  }
  const newest = [...versions.values()].sort((one, other) => other.version - one.version)[0]
  const graded = kept.flatMap(({ attempt, grade }) => (grade ? [{ attempt, grade }] : []))
  if (!newest) return { ...none, attempts: 0 }
  // What was asked in an older version is known by that one.
  const questions = Object.assign({}, ...[...versions.values()].map((one) => one.questions))
  const figures = quizStatistics(
    { ...newest, questions: { ...questions, ...newest.questions } },
    graded,
  )
  return {
    ...figures,
    questions: figures.questions.map(({ answers: _, ...question }) => ({
      ...question,
      name: { ...questions, ...newest.questions }[question.questionId]?.name ?? '',
    })),
  }
}

const none = { passed: 0, meanPercent: null, deviation: null, reliability: null, questions: [] }
