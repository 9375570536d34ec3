import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { percentOf, portionOf } from '../../amounts.ts'
import { bracketTax } from '../../statutory/brackets.ts'
import type { ItalianTables } from './tables.ts'

/** A ratio's first four decimals count (art. 13 (6) TUIR). */
function ofRatio(amount: Minor, part: Minor, whole: Minor): Minor {
  const ratio = (unitsOf(part) * 10_000n) / unitsOf(whole)
  return minorFrom(divideRound(unitsOf(amount) * ratio, 10_000n))
}

/** What a year's credit is for so many days of work. */
export function ofDays(year: Minor, days: number): Minor {
  return portionOf(year, days, daysOfYear)
}

/** Credits are given for so many days a year, leap years alike. */
export const daysOfYear = 365

/**
 * Credit for work as an employee of so many days (art. 13 (1), (1.1) TUIR). The least credit and the
 * 65 euro of middle incomes are given whole, however few the days are (circular 4/E of 2022).
 */
export function workCredit(
  income: Minor,
  isFixedTerm: boolean,
  tables: ItalianTables,
  days = daysOfYear,
): Minor {
  if (days === 0) return 0
  const { low, flat, middle, base, falling, high, plus, ...least } = tables.workCredit
  const more = income > plus.above && income <= plus.upTo ? plus.amount : 0
  if (income <= low) {
    return Math.max(ofDays(flat, days), isFixedTerm ? least.leastFixedTerm : least.leastOpenEnded)
  }
  if (income <= middle) {
    return ofDays(base + ofRatio(falling, middle - income, middle - low), days) + more
  }
  if (income <= high) return ofDays(ofRatio(base, high - income, high - middle), days) + more
  return 0
}

/** Further credit for middle incomes, for a whole year. */
export function furtherCredit(income: Minor, { furtherCredit }: ItalianTables): Minor {
  const { above, upTo, endsAt, amount } = furtherCredit
  if (income <= above || income > endsAt) return 0
  return income <= upTo ? amount : ofRatio(amount, endsAt - income, endsAt - upTo)
}

/**
 * The part of pay that is added free of tax while the year's income is low. The percentage goes by
 * pay as it would be in a whole year, who has a right to it by the income itself (law 207/2024,
 * 1 (4), (5)).
 */
export function lowIncomeBonus(
  pay: Minor,
  income: Minor,
  { bonus }: ItalianTables,
  days = daysOfYear,
): Minor {
  const most = bonus.at(-1)
  if (days === 0 || !most || (most.upTo !== null && income > most.upTo)) return 0
  const ofYear = portionOf(income, daysOfYear, days)
  const held = bonus.find(({ upTo }) => upTo !== null && ofYear <= upTo) ?? most
  return percentOf(pay, held.rate)
}

/**
 * The supplement for low income on which tax is due, for so many days: what tax is compared with is
 * theirs too (decree 3/2020, 1).
 * @param credit the work credit of those days
 */
export function supplement(
  income: Minor,
  credit: Minor,
  tables: ItalianTables,
  days = daysOfYear,
): Minor {
  const { upTo, amount, lessCredit } = tables.supplement
  const isTaxed = bracketTax(income, tables.brackets) > credit - ofDays(lessCredit, days)
  return income <= upTo && isTaxed ? ofDays(amount, days) : 0
}
