import Big from 'big.js'

/** Inputs by their names in the flow chart; what is left out has the chart's default. */
export type PlanInputs = Readonly<Record<string, string | number | undefined>>

/** Cents to withhold, by the chart's names: current pay, and one-off pay apart. */
export type PlanResults = {
  /** Wage tax for the pay period. */
  LSTLZZ: Big
  /** Solidarity surcharge for the pay period. */
  SOLZLZZ: Big
  /** What church tax for the pay period is a percentage of. */
  BK: Big
  /** Wage tax on one-off pay. */
  STS: Big
  /** Solidarity surcharge on one-off pay. */
  SOLZS: Big
  /** What church tax on one-off pay is a percentage of. */
  BKS: Big
}

/** The wage tax of one flow chart, from its first day until the next chart's. */
export type WageTaxPlan = {
  from: string
  source: string
  run: (inputs: PlanInputs) => PlanResults
}

/**
 * Numbers of the flow chart. Java divides exactly there or throws, so ten decimals, cut off, are
 * more than any of its quotients has or keeps.
 */
export const PlanNumber = Big()
PlanNumber.DP = 10
PlanNumber.RM = 0

/** Towards zero, away from zero: `ROUND_DOWN` and `ROUND_UP` of Java. */
export const DOWN = 0
export const UP = 3

/** An input as a number of the chart. Throws Error on text that is no decimal. */
export function amountOf(value: string | number | undefined, start: Big): Big {
  return value === undefined ? start : new PlanNumber(value)
}

/** An input that counts or chooses. Throws TypeError when it is not a whole number. */
export function countOf(value: string | number | undefined, start: number): number {
  const count = value === undefined ? start : Number(value)
  if (!Number.isInteger(count)) throw new TypeError('count_not_integer')
  return count
}

/** A table of the chart from its decimals, a space between two. */
export function tableOf(decimals: string): readonly Big[] {
  return decimals.split(' ').map((decimal) => new PlanNumber(decimal))
}

/** Throws RangeError where the table ends before that row. */
export function entryOf(table: readonly Big[], row: number): Big {
  const entry = table[row]
  if (entry === undefined) throw new RangeError('row_out_of_table')
  return entry
}
