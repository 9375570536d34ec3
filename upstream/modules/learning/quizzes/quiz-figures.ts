import type { QuizStatistics } from '#contract/learning/quizzes.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { Reader } from '../../../firm/store.ts'
import { getQuizVersion, gradesOf } from './attempt-rows.ts'
import { quizzes } from './register.ts'
import { quizStatistics } from './statistics.ts'

/** Thousands of attempts are summed up once, until anything changes. */
const remembered = new Remembered<QuizStatistics>(20)

/** Submitted attempts at a quiz in figures, of whichever version. @throws AppError not_found */
export function quizFigures(reader: Reader, quizId: string): QuizStatistics {
  quizzes.get(reader, quizId)
  return remembered.recall(reader, quizId, () => figuresOf(reader, quizId))
}

function figuresOf(reader: Reader, quizId: string): QuizStatistics {
  const graded = gradesOf(reader, quizId)
  const versions = [...new Set(graded.map(({ quizVersion }) => quizVersion))]
    .sort((one, other) => one - other)
    .map((quizVersion) => getQuizVersion(reader, { quizId, quizVersion }))
  const newest = versions.at(-1)
  if (!newest) return { ...none, attempts: 0 }
  // What was asked in an older version is known by that one.
  const questions = Object.assign({}, ...versions.map((one) => one.questions))
  const figures = quizStatistics({ ...newest, questions }, graded)
  return {
    ...figures,
    questions: figures.questions.map(({ answers: _, ...question }) => ({
      ...question,
      name: questions[question.questionId]?.name ?? '',
    })),
  }
}

const none = { passed: 0, meanPercent: null, deviation: null, reliability: null, questions: [] }
