import Big from 'big.js'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import type { FrenchTables } from './tables.ts'

const Exact = Big()
Exact.DP = 30

/**
 * The general reduction on pay of the year so far, in cents; `wage` is the minimum wage of the same
 * hours, in hundredths of a cent, since the factor's fourth decimal shows them (art. D. 241-7 CSS): pay × (least + spread × (½ · (3 · wage / pay − 1))^1.75), the factor to four
 * decimals and at most least + spread; none from three minimum wages on.
 */
export function generalReduction(
  pay: Minor,
  wage: Minor,
  firmSize: number,
  { reduction }: FrenchTables,
): Minor {
  const { least, spreadUpTo49, spreadFrom50, endsAtWages } = reduction
  if (pay <= 0 || pay * 100 >= endsAtWages * wage) return 0
  const spread = new Exact(firmSize < 50 ? spreadUpTo49 : spreadFrom50)
  const below = new Exact(endsAtWages).times(wage).div(pay).div(100).minus(1).div(2)
  const root = below.sqrt()
  const power = below.times(root).times(root.sqrt())
  const most = spread.plus(least)
  const factor = spread.times(power).plus(least).round(4, Big.roundHalfUp)
  const used = factor.gt(most) ? most : factor
  return minorFrom(BigInt(used.times(pay).round(0, Big.roundHalfUp).toFixed(0)))
}
