import { listHref } from '#app/shell/list/list-query.ts'

/**
 * The budget of a fiscal year by its last day, or of the present one; of the whole firm, of a cost
 * centre, or of `none`.
 */
export function budgetPath(firmId: string, end?: string, costCentre?: string): string {
  return listHref(`/firms/${firmId}/budgets`, { end, costCentre })
}

/** Where an account is planned. */
export function budgetLinePath(
  firmId: string,
  query: { end: string; account?: string; costCentre?: string | undefined },
): string {
  return listHref(`/firms/${firmId}/budgets/line`, query)
}

export function copyBudgetPath(firmId: string, end: string): string {
  return listHref(`/firms/${firmId}/budgets/copy`, { end })
}

/** Profit and loss of the year beside what was planned. */
export function comparisonPath(
  firmId: string,
  { start, end }: { start: string; end: string },
  costCentre?: string,
): string {
  const query = { period: 'custom', from: start, to: end, compare: 'budget', costCentre }
  return listHref(`/firms/${firmId}/reports/profit-and-loss`, query)
}
