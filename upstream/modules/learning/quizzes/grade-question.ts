import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { AttemptItem } from './attempt.ts'
import { creditOf } from './credit.ts'
import {
  atLeast,
  atMost,
  type Fraction,
  fraction,
  fractionOf,
  minus,
  one,
  order,
  over,
  times,
  total,
  zero,
} from './fraction.ts'
import { isAccepted } from './match-text.ts'
import {
  type AcceptedNumber,
  type Answer,
  isBlank,
  type MultiQuestion,
  type Option,
  type OrderQuestion,
  type PairsQuestion,
  type Question,
} from './question.ts'
import type { NegativeMarks } from './quiz.ts'

/** A question's outcome: `credit` is its share of the points, below 0 with negative marks. */
export type QuestionGrade = {
  state: 'blank' | 'wrong' | 'partial' | 'right'
  credit: Fraction
  /** The options, or accepted texts and numbers by place, whose feedback belongs to the answer. */
  matched: string[]
}

type Raw = { credit: Fraction; matched: string[]; hasOwnPenalty: boolean }

const blank: QuestionGrade = { state: 'blank', credit: zero, matched: [] }
const minusOne = minus(zero, one)

/**
 * Grades one answer, given in the order that the attempt showed. A blank one is 0 whatever else.
 * @throws RangeError for an answer of another kind, or a question whose faults nobody looked for
 */
export function gradeQuestion(
  question: Question,
  item: AttemptItem,
  answer: Answer | undefined,
  negative: NegativeMarks | null,
): QuestionGrade {
  if (answer === undefined || isBlank(answer)) return blank
  const { credit: found, matched, hasOwnPenalty } = rawGrade(question, item, answer)
  const raw = atMost(atLeast(found, minusOne), one)
  const isWrong = order(raw, zero) <= 0
  const state = isWrong ? 'wrong' : order(raw, one) === 0 ? 'right' : 'partial'
  if (negative === null) return { state, credit: atLeast(raw, zero), matched }
  const penalty = minus(zero, over(fractionOf(negative.wrongPercent), fraction(100)))
  const credit = isWrong && !hasOwnPenalty ? penalty : raw
  return { state, credit: negative.floor === 'question' ? atLeast(credit, zero) : credit, matched }
}

function rawGrade(question: Question, item: AttemptItem, answer: Answer): Raw {
  switch (question.kind) {
    case 'single': {
      const chosen =
        answer.kind === 'single' ? optionAt(question.options, item, answer.chosen) : undefined
      if (chosen === undefined) throw new RangeError('Not an answer to this question')
      const credit = creditOf(chosen.credit)
      return { credit, matched: [chosen.optionId], hasOwnPenalty: order(credit, zero) < 0 }
    }
    case 'multi':
      if (answer.kind !== 'multi') throw new RangeError('Not an answer to this question')
      return gradeMulti(question, item, answer.chosen)
    case 'text': {
      if (answer.kind !== 'text') throw new RangeError('Not an answer to this question')
      const at = question.accepted.findIndex((one) => isAccepted(answer.text, one, question))
      return typedGrade(question.accepted, at)
    }
    case 'number': {
      if (answer.kind !== 'number') throw new RangeError('Not an answer to this question')
      const value = parseLocaleDecimal(answer.text, answer.language)
      const at = question.accepted.findIndex((one) => value !== undefined && isNear(value, one))
      return typedGrade(question.accepted, at)
    }
    case 'order':
      if (answer.kind !== 'order') throw new RangeError('Not an answer to this question')
      return plain(gradeOrder(question, item, answer.sequence))
    case 'pairs':
      if (answer.kind !== 'pairs') throw new RangeError('Not an answer to this question')
      return plain(gradePairs(question, item, answer.chosen))
  }
}

/** Whether a number is within the tolerance, both ends included. */
export function isNear(value: string, accepted: AcceptedNumber): boolean {
  if (accepted.value === null) return true
  const right = fractionOf(accepted.value)
  const size = fractionOf(accepted.tolerance)
  const share = accepted.toleranceKind === 'percent'
  const allowed = share ? over(times(magnitude(right), size), fraction(100)) : size
  return order(magnitude(minus(fractionOf(value), right)), allowed) <= 0
}

function gradeMulti(question: MultiQuestion, item: AttemptItem, places: readonly number[]): Raw {
  const chosen = [...new Set(places)].map((place) => {
    const option = optionAt(question.options, item, place)
    if (option === undefined) throw new RangeError('Not an answer to this question')
    return option
  })
  const matched = chosen.map(({ optionId }) => optionId)
  const right = question.options.filter(isRight).length
  const rightChosen = chosen.filter(isRight).length
  const wrongChosen = chosen.length - rightChosen
  switch (question.scoring) {
    case 'credits': {
      const credit = total(chosen.map((option) => creditOf(option.credit)))
      return { credit, matched, hasOwnPenalty: order(credit, zero) < 0 }
    }
    case 'rightMinusWrong': {
      const credit = fraction(rightChosen - wrongChosen, right)
      return { credit, matched, hasOwnPenalty: order(credit, zero) < 0 }
    }
    case 'all': {
      const isWhole = wrongChosen === 0 && rightChosen === right
      return { credit: isWhole ? one : zero, matched, hasOwnPenalty: false }
    }
  }
}

function gradeOrder(question: OrderQuestion, item: AttemptItem, places: readonly number[]) {
  const given = places.map((place) => item.shown[place])
  const right = question.items.map(({ optionId }) => optionId)
  if (given.length !== right.length || new Set(given).size !== right.length) return zero
  const inPlace = right.filter((id, at) => given[at] === id).length
  const neighbours = right.slice(1).filter((id, at) => {
    const before = given.indexOf(right[at])
    return given[before + 1] === id
  }).length
  if (question.scoring === 'places') return fraction(inPlace, right.length)
  if (question.scoring === 'neighbours') return fraction(neighbours, right.length - 1)
  return inPlace === right.length ? one : zero
}

function gradePairs(
  question: PairsQuestion,
  item: AttemptItem,
  chosen: readonly (number | null)[],
): Fraction {
  const right = question.lefts.filter((left) => {
    const choice = chosen[item.shown.indexOf(left.optionId)] ?? null
    return choice !== null && item.choices[choice] === left.rightId
  }).length
  if (question.scoring === 'each') return fraction(right, question.lefts.length)
  return right === question.lefts.length ? one : zero
}

function typedGrade(accepted: readonly { credit: string }[], at: number): Raw {
  const found = accepted[at]
  if (found === undefined) return { credit: zero, matched: [], hasOwnPenalty: false }
  const credit = creditOf(found.credit)
  return { credit, matched: [String(at)], hasOwnPenalty: order(credit, zero) < 0 }
}

function optionAt(options: readonly Option[], item: AttemptItem, place: number | null) {
  const id = place === null ? undefined : item.shown[place]
  return options.find(({ optionId }) => optionId === id)
}

/** Whether an option of a multiple choice is a right one. */
export function isRight({ credit }: Option): boolean {
  return order(creditOf(credit), zero) > 0
}

function plain(credit: Fraction): Raw {
  return { credit, matched: [], hasOwnPenalty: false }
}

function magnitude(value: Fraction): Fraction {
  return value.n < 0n ? { n: -value.n, d: value.d } : value
}
