import { parseDecimal } from '#contract/core/decimal.ts'
import { creditOf, isCredit } from './credit.ts'
import { fraction, fractionOf, order, total, zero } from './fraction.ts'
import { isRight } from './grade-question.ts'
import type { FormattedText, Question } from './question.ts'
import type { QuizVersion, Slot } from './quiz.ts'

/** Why a quiz cannot be published; `at` is a question's or a pool's id, empty for the quiz. */
export type QuizFault = { at: string; fault: FaultKind }

export type FaultKind =
  | 'noQuestions'
  | 'unknownQuestion'
  | 'questionTwice'
  | 'poolTooSmall'
  | 'poolPointsDiffer'
  | 'points'
  | 'passPercent'
  | 'timeLimit'
  | 'grace'
  | 'attempts'
  | 'closesBeforeOpening'
  | 'wrongPercent'
  | 'noPrompt'
  | 'noText'
  | 'tooFewOptions'
  | 'sameId'
  | 'credit'
  | 'noRightAnswer'
  | 'creditsBelowWhole'
  | 'acceptedNumber'
  | 'pairWithoutMatch'

const longestGrace = 60
const longestLimit = 30 * 86_400

/** Everything that keeps a version from being published; empty where it can be. */
export function quizFaults(quiz: QuizVersion): QuizFault[] {
  const faults: QuizFault[] = []
  const add = (at: string, fault: FaultKind, isFault: boolean) => {
    if (isFault) faults.push({ at, fault })
  }
  const { timeLimitSeconds, graceSeconds, attemptsAllowed, opensAt, closesAt } = quiz
  add('', 'noQuestions', quiz.slots.length === 0)
  add('', 'passPercent', !isBetween(quiz.passPercent, 0, 100))
  add('', 'timeLimit', timeLimitSeconds !== null && !isWholeUpTo(timeLimitSeconds, longestLimit))
  add('', 'grace', graceSeconds !== 0 && !isWholeUpTo(graceSeconds, longestGrace))
  add('', 'attempts', attemptsAllowed !== null && !isWholeUpTo(attemptsAllowed, 1_000))
  add('', 'closesBeforeOpening', opensAt !== null && closesAt !== null && closesAt <= opensAt)
  const wrong = quiz.negativeMarks?.wrongPercent
  add('', 'wrongPercent', wrong !== undefined && (!isBetween(wrong, 0, 100) || Number(wrong) === 0))
  const seen = new Set<string>()
  for (const slot of quiz.slots) {
    const ids = slot.kind === 'fixed' ? [slot.questionId] : slot.questionIds
    for (const id of ids) {
      add(id, 'unknownQuestion', !Object.hasOwn(quiz.questions, id))
      add(id, 'questionTwice', seen.has(id))
      seen.add(id)
    }
    if (slot.points !== null) add(ids[0] ?? '', 'points', !isPoints(slot.points))
    if (slot.kind === 'pool') faults.push(...poolFaults(slot, quiz))
  }
  const used = [...seen].flatMap((id) =>
    Object.hasOwn(quiz.questions, id) ? [quiz.questions[id]] : [],
  )
  return [...faults, ...used.flatMap((question) => (question ? questionFaults(question) : []))]
}

function poolFaults(slot: Extract<Slot, { kind: 'pool' }>, quiz: QuizVersion): QuizFault[] {
  const { poolId, questionIds, draw, points } = slot
  const isSmall = !isWholeUpTo(draw, questionIds.length)
  const own = questionIds.flatMap((id) => {
    const text = quiz.questions[id]?.points
    return text !== undefined && isPoints(text) ? [fractionOf(text)] : []
  })
  const [first] = own
  const differ = points === null && own.some((one) => first && order(one, first) !== 0)
  return [
    ...(isSmall ? [{ at: poolId, fault: 'poolTooSmall' as const }] : []),
    ...(differ ? [{ at: poolId, fault: 'poolPointsDiffer' as const }] : []),
  ]
}

/** Everything that keeps a question from being asked. */
export function questionFaults(question: Question): QuizFault[] {
  const faults: FaultKind[] = []
  if (isEmpty(question.prompt)) faults.push('noPrompt')
  if (!isPoints(question.points)) faults.push('points')
  faults.push(...kindFaults(question))
  return faults.map((fault) => ({ at: question.questionId, fault }))
}

function kindFaults(question: Question): FaultKind[] {
  switch (question.kind) {
    case 'single':
    case 'multi': {
      const { options } = question
      if (!options.every(({ credit }) => isCredit(credit))) return ['credit']
      return [...choiceFaults(options, 2), ...creditFaults(question)]
    }
    case 'text':
      if (question.accepted.some(({ text }) => text.trim() === '')) return ['noText']
      return acceptedFaults(question.accepted)
    case 'number': {
      const isNumber = question.accepted.every(
        ({ value, tolerance }) => (value === null || isDecimal(value)) && isBetween(tolerance, 0),
      )
      return isNumber ? acceptedFaults(question.accepted) : ['acceptedNumber']
    }
    case 'order':
      return choiceFaults(question.items, 2)
    case 'pairs': {
      const rights = new Set(question.rights.map(({ optionId }) => optionId))
      const isMatched = question.lefts.every(({ rightId }) => rights.has(rightId))
      return [
        ...choiceFaults(question.lefts, 1),
        ...choiceFaults(question.rights, 2),
        ...(isMatched ? [] : (['pairWithoutMatch'] as const)),
      ]
    }
  }
}

function creditFaults(question: Extract<Question, { kind: 'single' | 'multi' }>): FaultKind[] {
  const right = question.options.filter(isRight)
  if (right.length === 0) return ['noRightAnswer']
  if (question.kind === 'single') {
    const hasWhole = question.options.some(({ credit }) => Number(credit) === 100)
    return hasWhole ? [] : ['noRightAnswer']
  }
  const sum = total(right.map(({ credit }) => creditOf(credit)))
  return question.scoring === 'credits' && order(sum, fraction(1)) < 0 ? ['creditsBelowWhole'] : []
}

function acceptedFaults(accepted: readonly { credit: string }[]): FaultKind[] {
  if (!accepted.every(({ credit }) => isCredit(credit))) return ['credit']
  return accepted.some(({ credit }) => Number(credit) === 100) ? [] : ['noRightAnswer']
}

function choiceFaults(
  choices: readonly { optionId: string; text: FormattedText }[],
  least: number,
): FaultKind[] {
  const isDistinct = new Set(choices.map(({ optionId }) => optionId)).size === choices.length
  return [
    ...(choices.length < least ? (['tooFewOptions'] as const) : []),
    ...(isDistinct ? [] : (['sameId'] as const)),
    ...(choices.some(({ text }) => isEmpty(text)) ? (['noText'] as const) : []),
  ]
}

function isEmpty({ text }: FormattedText): boolean {
  return text.trim() === ''
}

function isDecimal(text: string): boolean {
  return parseDecimal(text, { maxScale: 20, maxIntegerDigits: 20 }) !== undefined
}

/** Points above 0, with at most two digits after the point. */
function isPoints(text: string): boolean {
  const value = parseDecimal(text, { maxScale: 2, maxIntegerDigits: 6 })
  return value !== undefined && value.units > 0n
}

function isBetween(text: string, least: number, most?: number): boolean {
  if (!isDecimal(text)) return false
  const value = fractionOf(text)
  const isBelow = most === undefined || order(value, fraction(most)) <= 0
  return isBelow && order(value, least === 0 ? zero : fraction(least)) >= 0
}

function isWholeUpTo(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}
