import type { Attempt } from './attempt.ts'
import { type AttemptGrade, gradeAttempt, type Ruling } from './grade-attempt.ts'
import type { Question } from './question.ts'
import type { QuizVersion } from './quiz.ts'

export type RegradeRequest = {
  /** By number; the versions that the attempts were made from. */
  versions: Readonly<Record<number, QuizVersion>>
  /** The corrected version; null to grade by the old ones, with rulings alone. */
  corrected: QuizVersion | null
  /** What is decided of single questions: all get the points, or it does not count. */
  rulings: Readonly<Record<string, Ruling>>
  /** Whether a learner keeps the better of both grades. */
  keepsBetter: boolean
}

/** One attempt before and after; `isTaken` is false where the learner keeps the better old grade. */
export type RegradeLine = {
  attemptId: string
  learnerId: string
  before: AttemptGrade
  after: AttemptGrade
  changed: { questionId: string; before: string; after: string | null }[]
  isTaken: boolean
  /** Questions graded as before: the corrected version lacks them, or has other options. */
  notComparable: string[]
}

/**
 * What grading again would change, as a list to look at; nothing is changed here. Attempts keep
 * their version, their questions and their order: a corrected question is taken for the old one
 * where it asks for the same choices, by their ids.
 */
export function regrade(
  attempts: readonly { attempt: Attempt; grade: AttemptGrade }[],
  { versions, corrected, rulings, keepsBetter }: RegradeRequest,
): RegradeLine[] {
  return attempts.flatMap(({ attempt, grade: before }) => {
    const own = versions[attempt.quizVersion]
    if (own === undefined || attempt.submittedAt === null) return []
    const { quiz, notComparable } = withCorrections(own, corrected, attempt)
    const after = gradeAttempt(quiz, attempt, rulings)
    const changed = before.questions.flatMap((old) => {
      const now = after.questions.find(({ questionId }) => questionId === old.questionId)
      if (now?.points === old.points && now.maxPoints === old.maxPoints) return []
      return [{ questionId: old.questionId, before: old.points, after: now?.points ?? null }]
    })
    if (changed.length === 0 && after.isPassed === before.isPassed) return []
    const isWorse = Number(after.percent) < Number(before.percent)
    const { attemptId, learnerId } = attempt
    const isTaken = !(keepsBetter && isWorse)
    return [{ attemptId, learnerId, before, after, changed, isTaken, notComparable }]
  })
}

function withCorrections(own: QuizVersion, corrected: QuizVersion | null, attempt: Attempt) {
  if (corrected === null) return { quiz: own, notComparable: [] }
  const notComparable: string[] = []
  const questions = { ...own.questions }
  for (const { questionId } of attempt.items) {
    const [old, mended] = [own.questions[questionId], corrected.questions[questionId]]
    if (old && mended && isComparable(old, mended)) questions[questionId] = mended
    else notComparable.push(questionId)
  }
  return { quiz: { ...own, questions }, notComparable }
}

/** Whether an answer to one question can be read as an answer to another: same kind, same choices. */
function isComparable(old: Question, mended: Question): boolean {
  const sides = ({ kind, ...question }: Question) => {
    const ids = (list: readonly { optionId: string }[]) => list.map((one) => one.optionId).sort()
    const left = 'options' in question ? ids(question.options) : []
    const items = 'items' in question ? ids(question.items) : []
    const pairs = 'lefts' in question ? [...ids(question.lefts), '→', ...ids(question.rights)] : []
    return JSON.stringify([kind, left, items, pairs])
  }
  return sides(old) === sides(mended)
}
