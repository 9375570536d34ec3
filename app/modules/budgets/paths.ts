import { listHref } from '#app/shell/list/list-query.ts'

/** The budget of a fiscal year by its last day, or of the present one. */
export function budgetPath(firmId: string, end?: string): string {
  return listHref(`/firms/${firmId}/budgets`, { end })
}

/** Where an account is planned. */
export function budgetLinePath(firmId: string, query: { end: string; account?: string }): string {
  return listHref(`/firms/${firmId}/budgets/line`, query)
}

export function copyBudgetPath(firmId: string, end: string): string {
  return listHref(`/firms/${firmId}/budgets/copy`, { end })
}

/** Profit and loss of the year beside what was planned. */
export function comparisonPath(
  firmId: string,
  { start, end }: { start: string; end: string },
): string {
  const query = { period: 'custom', from: start, to: end, compare: 'budget' }
  return listHref(`/firms/${firmId}/reports/profit-and-loss`, query)
}
