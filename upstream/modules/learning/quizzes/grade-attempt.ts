import { type Attempt, requireOwnVersion } from './attempt.ts'
import {
  atLeast,
  decimalTextOf,
  type Fraction,
  fraction,
  fractionOf,
  order,
  over,
  plus,
  times,
  total,
  zero,
} from './fraction.ts'
import { gradeQuestion, type QuestionGrade } from './grade-question.ts'
import type { QuizVersion, ScoringNotice } from './quiz.ts'
import { requireQuestion } from './start-attempt.ts'

/** Points and per cent are decimal texts, rounded half away from zero to five digits. */
export type AttemptGrade = {
  points: string
  maxPoints: string
  percent: string
  isPassed: boolean
  questions: GradedQuestion[]
}

export type GradedQuestion = {
  questionId: string
  state: QuestionGrade['state']
  points: string
  maxPoints: string
  matched: string[]
}

/** Rounding happens once, here: sums and the pass mark are judged exactly. */
const places = 5

/** How the questions of an attempt are counted where a regrading decided otherwise. */
export type Ruling = 'grade' | 'fullPoints' | 'leaveOut'

/**
 * Grades an attempt by the version it was made from. An attempt that is not submitted is graded by
 * what is saved. Throws RangeError for another version.
 */
export function gradeAttempt(
  quiz: QuizVersion,
  attempt: Attempt,
  rulings: Readonly<Record<string, Ruling>> = {},
): AttemptGrade {
  requireOwnVersion(quiz, attempt)
  const graded = attempt.items.flatMap((item) => {
    const ruling = rulings[item.questionId] ?? 'grade'
    if (ruling === 'leaveOut') return []
    const max = fractionOf(item.points)
    const answer = attempt.saved[item.questionId]?.answer
    const question = requireQuestion(quiz, item.questionId)
    const grade = gradeQuestion(question, item, answer, quiz.negativeMarks)
    const points = ruling === 'fullPoints' ? max : times(max, grade.credit)
    return [{ questionId: item.questionId, grade, points, max }]
  })
  const max = total(graded.map((one) => one.max))
  const points = atLeast(total(graded.map((one) => one.points)), zero)
  return {
    points: text(points),
    maxPoints: text(max),
    percent: text(percentOf(points, max)),
    isPassed: order(percentOf(points, max), fractionOf(quiz.passPercent)) >= 0,
    questions: graded.map((one) => ({
      questionId: one.questionId,
      state: rulings[one.questionId] === 'fullPoints' ? 'right' : one.grade.state,
      points: text(one.points),
      maxPoints: text(one.max),
      matched: one.grade.matched,
    })),
  }
}

/** What of several attempts counts. `percent` is null where none is submitted. */
export type QuizResult = { percent: string | null; isPassed: boolean; attemptId: string | null }

/** The result of submitted attempts, the oldest first, by the rule of the quiz. */
export function resultOf(
  quiz: Pick<QuizVersion, 'counts' | 'passPercent'>,
  attempts: readonly (Pick<AttemptGrade, 'percent' | 'isPassed'> & { attemptId: string })[],
): QuizResult {
  const [first] = attempts
  if (first === undefined) return { percent: null, isPassed: false, attemptId: null }
  if (quiz.counts === 'average') {
    const sum = total(attempts.map(({ percent }) => fractionOf(percent)))
    const mean = over(sum, fraction(attempts.length))
    return {
      percent: text(mean),
      isPassed: order(mean, fractionOf(quiz.passPercent)) >= 0,
      attemptId: null,
    }
  }
  const last = attempts.at(-1) ?? first
  const best = attempts.reduce((a, b) =>
    order(fractionOf(b.percent), fractionOf(a.percent)) > 0 ? b : a,
  )
  const { percent, isPassed, attemptId } = { first, last, best }[quiz.counts]
  return { percent, isPassed, attemptId }
}

/** What is said of the scoring before an attempt is started. */
export function describeScoring(quiz: QuizVersion): ScoringNotice {
  const drawn = quiz.slots.flatMap((slot) => {
    const [questionId = ''] = slot.kind === 'fixed' ? [slot.questionId] : slot.questionIds
    const points = fractionOf(slot.points ?? requireQuestion(quiz, questionId).points)
    return Array.from({ length: slot.kind === 'fixed' ? 1 : slot.draw }, () => points)
  })
  return {
    questionCount: drawn.length,
    maxPoints: text(drawn.reduce(plus, zero)),
    passPercent: quiz.passPercent,
    timeLimitSeconds: quiz.timeLimitSeconds,
    attemptsAllowed: quiz.attemptsAllowed,
    counts: quiz.counts,
    negativeMarks: quiz.negativeMarks,
  }
}

function percentOf(points: Fraction, max: Fraction): Fraction {
  return order(max, zero) === 0 ? zero : times(over(points, max), fraction(100))
}

function text(value: Fraction): string {
  return decimalTextOf(value, places)
}
