import { type FieldProblem, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { quantityText, unitsOf } from '../../stock/stock/index.ts'
import type { LineProgress } from './progress.ts'
import { refusal } from './refusal.ts'

/** So much of a line, in ten-thousandths of its unit. */
export type Part = { progress: LineProgress; units: number }

/**
 * What of an order a step is about: the named lines with their quantities, or all that is left.
 * @param leftOf how much of a line there is left for the step
 * @param mostOf how much of it may be taken, where that is more than what is left
 * @throws AppError invalid at the quantity that is too much, or for a line that the order has not;
 * conflict where nothing is left or chosen
 */
export function partsOf(
  lines: readonly LineProgress[],
  asked: readonly { lineId: string; quantity: string }[],
  leftOf: (progress: LineProgress) => number,
  mostOf: (progress: LineProgress) => number = leftOf,
): Part[] {
  const wanted = asked.filter(({ quantity }) => quantity !== '' && Number(quantity) > 0)
  if (asked.length === 0) {
    const all = lines.map((progress) => ({ progress, units: leftOf(progress) }))
    return requireSome(all.filter(({ units }) => units > 0))
  }
  const fields: FieldProblems = {}
  const parts = wanted.flatMap(({ lineId, quantity }): Part[] => {
    const at = asked.findIndex((one) => one.lineId === lineId)
    const progress = lines.find(({ line }) => line.id === lineId)
    const units = unitsOf(quantity)
    const most = progress ? mostOf(progress) : 0
    if (progress && units <= most) return [{ progress, units }]
    const left = progress ? leftOf(progress) : 0
    fields[`lines.${at}.quantity`] = tooMuch({ most, left, unit: progress?.line.unit ?? '' })
    return []
  })
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) {
    fields.lines = { key: 'invalid' }
  }
  refuseProblems(fields, 'The quantity or amount is too high')
  return requireSome(parts)
}

/** What is told at a quantity above the most: what of it is surplus, beside what is left. */
function tooMuch({ most, left, unit }: { most: number; left: number; unit: string }): FieldProblem {
  const maximum = quantityText(most)
  const isSurplus = most > left
  if (unit === '') return { key: isSurplus ? 'aboveSurplus' : 'moreThanLeft', params: { maximum } }
  if (!isSurplus) return { key: 'moreThanLeftOf', params: { maximum, unit } }
  return { key: 'aboveSurplusOf', params: { maximum, unit, left: quantityText(left) } }
}

function requireSome(parts: Part[]): Part[] {
  if (parts.length === 0) throw refusal('orderNothingLeft')
  return parts
}
