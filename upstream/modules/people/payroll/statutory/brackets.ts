import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import { decimalOf } from '../amounts.ts'

/** Of income up to `upTo` (null: all above) this rate is taken, in per cent. */
export type Bracket = { upTo: Minor | null; rate: string }

/** `from`: what was taxed before; `part` of `whole`: the part of a year that brackets are cut to. */
export type BracketUse = { from?: Minor; part?: number; whole?: number }

/**
 * Tax by brackets on income from `from` up to `income`. Halves of the minor unit round away from
 * zero, once.
 */
export function bracketTax(
  income: Minor,
  brackets: readonly Bracket[],
  { from = 0, part = 1, whole = 1 }: BracketUse = {},
): Minor {
  const all = BigInt(income) * BigInt(whole)
  let start = 0n
  let sum = 0n
  for (const { upTo, rate } of brackets) {
    const end = upTo === null ? all : BigInt(upTo) * BigInt(part)
    const first = BigInt(from) * BigInt(whole)
    const inside = (all < end ? all : end) - (first > start ? first : start)
    if (start >= all) break
    const { units, scale } = decimalOf(rate)
    if (inside > 0n) sum += inside * units * 10n ** BigInt(4 - scale)
    start = end
  }
  return minorFrom(divideRound(sum, BigInt(whole) * 1_000_000n))
}
