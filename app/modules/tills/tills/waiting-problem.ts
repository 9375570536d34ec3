import { problemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { AppError } from '#contract/core/errors.ts'

/**
 * Why a payment that is waited for is not over: the provider does not answer, or the sale is refused.
 * @param t the texts of `problem`
 */
export function waitingProblem(
  t: Translate,
  problem: AppError | null,
  format: Format,
): { problem: string; isAway: boolean } {
  if (!problem) return { problem: '', isAway: false }
  if (problem.code === 'unavailable') return { problem: '', isAway: true }
  const { reason } = Object(problem.detail)
  const [first] = Object.values(problem.fields)
  const text = problemText(t, first ?? { key: String(reason ?? 'invalid') }, format)
  return { problem: text, isAway: false }
}
