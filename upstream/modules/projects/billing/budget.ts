/** A limit of hours or money, and at how many per cent of it people are told. */
export type Budget = {
  /** Seconds, or minor units of money. */
  limit: number
  thresholds: readonly number[]
}

/**
 * The thresholds that are reached and of which nobody was told yet, ascending. Each is told once: a
 * use that falls and rises again is no news.
 * @param used in the unit of the limit
 * @param told thresholds of which people were told under this limit
 * @throws RangeError 'budget_malformed'
 */
export function dueNotices(budget: Budget, used: number, told: readonly number[]): number[] {
  const due = budget.thresholds.filter((one) => isReached(budget, used, one) && !told.includes(one))
  return [...new Set(due)].sort((a, b) => a - b)
}

/**
 * What was told and stays told when a limit is changed: thresholds that the new one has reached as
 * well. The others are told again once they are reached.
 * @throws RangeError 'budget_malformed'
 */
export function toldUnder(changed: Budget, used: number, told: readonly number[]): number[] {
  return told.filter((one) => isReached(changed, used, one))
}

/** Per cent of a budget that are used, rounded down, so that 100 is never shown too early. */
export function usedPercent({ limit }: Budget, used: number): number | null {
  if (limit === 0) return null
  return Number((unitsOf(used) * 100n) / unitsOf(limit))
}

/** A budget of nothing is no budget: nobody is told of it. */
function isReached({ limit }: Budget, used: number, threshold: number): boolean {
  if (limit === 0) return false
  return unitsOf(used) * 100n >= unitsOf(limit) * unitsOf(threshold)
}

function unitsOf(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('budget_malformed')
  return BigInt(value)
}
