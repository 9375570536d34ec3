import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { percentOf } from '../../amounts.ts'
import { bracketTax } from '../../statutory/brackets.ts'
import type { ItalianTables } from './tables.ts'

/** A ratio's first four decimals count (art. 13 (6) TUIR). */
function ofRatio(amount: Minor, part: Minor, whole: Minor): Minor {
  const ratio = (unitsOf(part) * 10_000n) / unitsOf(whole)
  return minorFrom(divideRound(unitsOf(amount) * ratio, 10_000n))
}

/** Credit for work as an employee, for a whole year of this income (art. 13 (1), (1.1) TUIR). */
export function workCredit(income: Minor, isFixedTerm: boolean, tables: ItalianTables): Minor {
  const { low, flat, middle, base, falling, high, plus, ...least } = tables.workCredit
  const more = income > plus.above && income <= plus.upTo ? plus.amount : 0
  if (income <= low) {
    return Math.max(flat, isFixedTerm ? least.leastFixedTerm : least.leastOpenEnded)
  }
  if (income <= middle) return base + ofRatio(falling, middle - income, middle - low) + more
  if (income <= high) return ofRatio(base, high - income, high - middle) + more
  return 0
}

/** Further credit for middle incomes, for a whole year. */
export function furtherCredit(income: Minor, { furtherCredit }: ItalianTables): Minor {
  const { above, upTo, endsAt, amount } = furtherCredit
  if (income <= above || income > endsAt) return 0
  return income <= upTo ? amount : ofRatio(amount, endsAt - income, endsAt - upTo)
}

/** The part of pay that is added free of tax while the year's income is low. */
export function lowIncomeBonus(pay: Minor, income: Minor, { bonus }: ItalianTables): Minor {
  const held = bonus.find(({ upTo }) => upTo !== null && income <= upTo)
  return held === undefined ? 0 : percentOf(pay, held.rate)
}

/** The supplement of a whole year, for low income on which tax is due. */
export function supplement(income: Minor, credit: Minor, tables: ItalianTables): Minor {
  const { upTo, amount, lessCredit } = tables.supplement
  const isTaxed = bracketTax(income, tables.brackets) > credit - lessCredit
  return income <= upTo && isTaxed ? amount : 0
}
