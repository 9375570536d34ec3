import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { DateOnly, Id } from '#contract/core/fields.ts'
import { type Budget, budgetsContract } from '#contract/reporting/budgets.ts'

const Query = z.object({
  end: DateOnly.optional(),
  costCentre: z.union([z.literal('none'), Id]).optional(),
})

/**
 * The budget of the fiscal year in the page's address, or of the present one: of the cost centre that
 * it names, or of the whole firm where no other is usual.
 */
export function loadBudget(
  { call, firm }: FirmAccess,
  { request }: Args,
  usual?: 'none',
): Promise<Budget> {
  const { end, costCentre = usual } = readListQuery(Query, request)
  return call(budgetsContract.get, { firmId: firm.firmId, end, costCentre })
}
