import type { Attempt } from './attempt.ts'
import type { AttemptGrade } from './grade-attempt.ts'
import { comparable } from './match-text.ts'
import { isBlank, type Question } from './question.ts'
import type { QuizVersion } from './quiz.ts'
import { requireQuestion } from './start-attempt.ts'

/**
 * One submitted attempt by its grade, with its answers where they are to be counted; which attempts count
 * (first, best, all) the caller decides.
 */
export type GradedAttempt = { grade: AttemptGrade; attempt?: Attempt }

export type QuizStatistics = {
  attempts: number
  /** The mean of the results in per cent, and their standard deviation (of a sample). */
  meanPercent: number | null
  deviation: number | null
  passed: number
  /** Cronbach's alpha, from -∞ to 1; null where questions differ between attempts. */
  reliability: number | null
  questions: QuestionStatistics[]
}

export type QuestionStatistics = {
  questionId: string
  /** How many attempts had it, and how many of them left it blank. */
  asked: number
  blank: number
  /** The mean share of its points that was reached, 0 to 1: the higher, the easier. */
  facility: number | null
  /**
   * How far who does well elsewhere does well here: the correlation of its points with those of
   * the rest of the quiz, -1 to 1. Null where all reached the same. Below 0.2 a question deserves
   * a look, below 0 a correction.
   */
  discrimination: number | null
  answers: AnswerCount[]
}

/** How often an option was chosen, or a text or number given; `label` is an option's id or the text. */
export type AnswerCount = { label: string; count: number; share: number }

const mostTexts = 20

/** What a question came to in one attempt. */
type Asked = {
  points: number
  share: number
  /** Of all other questions of the attempt. */
  rest: number
  isBlank: boolean
  attempt: Attempt | undefined
}

/** Statistics of one version of a quiz; rounded to four digits. */
export function quizStatistics(
  quiz: QuizVersion,
  graded: readonly GradedAttempt[],
): QuizStatistics {
  const percents = graded.map(({ grade }) => Number(grade.percent))
  const byQuestion = askedIn(graded)
  return {
    attempts: graded.length,
    meanPercent: rounded(mean(percents)),
    deviation: rounded(deviation(percents)),
    passed: graded.filter(({ grade }) => grade.isPassed).length,
    reliability: rounded(cronbachAlpha(graded, byQuestion)),
    questions: [...byQuestion].map(([id, asked]) =>
      questionStatistics(requireQuestion(quiz, id), asked),
    ),
  }
}

/** One walk over thousands of attempts: what each question came to, in their order. */
function askedIn(graded: readonly GradedAttempt[]): Map<string, Asked[]> {
  const found = new Map<string, Asked[]>()
  for (const { grade, attempt } of graded) {
    const sum = grade.questions.reduce((total, one) => total + Number(one.points), 0)
    for (const { questionId, points: text, maxPoints, state } of grade.questions) {
      const points = Number(text)
      const asked = found.get(questionId) ?? []
      if (asked.length === 0) found.set(questionId, asked)
      const share = points / Number(maxPoints)
      asked.push({ points, share, rest: sum - points, isBlank: state === 'blank', attempt })
    }
  }
  return found
}

function questionStatistics(question: Question, asked: readonly Asked[]): QuestionStatistics {
  return {
    questionId: question.questionId,
    asked: asked.length,
    blank: asked.filter((one) => one.isBlank).length,
    facility: rounded(mean(asked.map(({ share }) => share))),
    discrimination: rounded(
      correlation(
        asked.map(({ points }) => points),
        asked.map(({ rest }) => rest),
      ),
    ),
    answers: answerCounts(
      question,
      asked.flatMap(({ attempt }) => attempt ?? []),
    ),
  }
}

function answerCounts(question: Question, having: readonly Attempt[]): AnswerCount[] {
  const counts = new Map<string, number>()
  const add = (label: string) => counts.set(label, (counts.get(label) ?? 0) + 1)
  if (question.kind === 'single' || question.kind === 'multi') {
    for (const { optionId } of question.options) counts.set(optionId, 0)
  }
  for (const attempt of having) {
    for (const label of labelsOf(question, attempt)) add(label)
  }
  const isListed = question.kind === 'single' || question.kind === 'multi'
  const all = [...counts].map(([label, count]) => ({
    label,
    count,
    share: rounded(having.length === 0 ? 0 : count / having.length) ?? 0,
  }))
  return isListed ? all : all.sort((a, b) => b.count - a.count).slice(0, mostTexts)
}

function labelsOf(question: Question, attempt: Attempt): string[] {
  const item = attempt.items.find((one) => one.questionId === question.questionId)
  const answer = attempt.saved[question.questionId]?.answer
  if (item === undefined || answer === undefined || isBlank(answer)) return []
  switch (answer.kind) {
    case 'single':
      return answer.chosen === null ? [] : [item.shown[answer.chosen] ?? '']
    case 'multi':
      return answer.chosen.map((place) => item.shown[place] ?? '')
    case 'order':
      return [answer.sequence.map((place) => item.shown[place]).join(' ')]
    case 'pairs':
      return answer.chosen.flatMap((place, at) =>
        place === null ? [] : [`${item.shown[at]} ${item.choices[place]}`],
      )
    case 'text':
      return [comparable(answer.text, { matchCase: false, matchAccents: true }).toLowerCase()]
    case 'number':
      return [answer.text.trim()]
  }
}

/** Of attempts that all had the same questions. */
function cronbachAlpha(
  graded: readonly GradedAttempt[],
  byQuestion: ReadonlyMap<string, readonly Asked[]>,
): number | null {
  const columns = [...byQuestion.values()].map((asked) => asked.map(({ points }) => points))
  const isSame = columns.every(({ length }) => length === graded.length)
  if (!isSame || columns.length < 2) return null
  const sums = graded.map((_, at) =>
    columns.reduce((total, column) => total + (column[at] ?? 0), 0),
  )
  const whole = variance(sums)
  const parts = columns.reduce((total, column) => total + (variance(column) ?? 0), 0)
  if (!whole) return null
  return (columns.length / (columns.length - 1)) * (1 - parts / whole)
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length
}

function variance(values: readonly number[]): number | null {
  const middle = mean(values)
  if (middle === null || values.length < 2) return null
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

function deviation(values: readonly number[]): number | null {
  const found = variance(values)
  return found === null ? null : Math.sqrt(found)
}

/** Pearson's; null where either does not vary. */
function correlation(left: readonly number[], right: readonly number[]): number | null {
  const [a, b] = [deviation(left), deviation(right)]
  const [middleLeft, middleRight] = [mean(left) ?? 0, mean(right) ?? 0]
  if (!a || !b || a < 1e-9 || b < 1e-9) return null
  const sum = left.reduce(
    (total, value, at) => total + (value - middleLeft) * ((right[at] ?? 0) - middleRight),
    0,
  )
  return sum / (left.length - 1) / (a * b)
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10_000) / 10_000
}
