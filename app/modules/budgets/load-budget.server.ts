import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Budget, budgetsContract } from '#contract/budgets.ts'
import { DateOnly } from '#contract/fields.ts'

const Query = z.object({ end: DateOnly.optional() })

/** The budget of the fiscal year in the page's address, or of the present one. */
export function loadBudget({ call, firm }: FirmAccess, { request }: Args): Promise<Budget> {
  const { end } = readListQuery(Query, request)
  return call(budgetsContract.get, { firmId: firm.firmId, end })
}
