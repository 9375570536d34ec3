import type { Budget } from '#contract/reporting/budgets.ts'

/** Whose plan a budget is, as addresses have it: a cost centre, `none`, or nothing for the whole firm. */
export function partOf({ costCentreId }: Pick<Budget, 'costCentreId'>): string | undefined {
  if (costCentreId === null) return undefined
  return costCentreId === '' ? 'none' : costCentreId
}
