import { decimalTextOf, fraction } from '../fraction.ts'
import { isRight } from '../grade-question.ts'
import type { MultiQuestion } from '../question.ts'

/**
 * What each option of a multiple choice counts where a format knows credits alone. `rightMinusWrong`
 * is the same in credits; `all` is not, as half of the right ones would count half.
 */
export function creditsOf(question: MultiQuestion): { credits: string[]; isExact: boolean } {
  if (question.scoring === 'credits') {
    return { credits: question.options.map(({ credit }) => credit), isExact: true }
  }
  const right = question.options.filter(isRight).length
  const share = decimalTextOf(fraction(100, right), 5)
  const credits = question.options.map((option) => (isRight(option) ? share : `-${share}`))
  return { credits, isExact: question.scoring === 'rightMinusWrong' }
}
