import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  type CostCentreChoice,
  CostCentreListQuery,
  costCentresContract,
} from '#contract/books/cost-centres.ts'

type Named = { costCentreId?: string | undefined }

/** Codes and names of the cost centres that lines are on, by their ids. */
export async function loadCentreNames(
  { call, firm: { firmId } }: FirmAccess,
  lines: readonly Named[],
): Promise<Record<string, string>> {
  const ids = [...new Set(lines.map(({ costCentreId = '' }) => costCentreId))].filter(Boolean)
  const found = await Promise.all(
    ids.map((costCentreId) => call(costCentresContract.get, { firmId, costCentreId })),
  )
  return Object.fromEntries(found.map(({ id, code, name }) => [id, `${code} ${name}`]))
}

/** All cost centres of the firm, closed ones last: what they have is read for ever. */
export async function loadAllCentres(access: FirmAccess): Promise<CostCentreChoice[]> {
  const found = await Promise.all([listChoices(access, 'active'), listChoices(access, 'archived')])
  return found.flat()
}

async function listChoices(
  { call, firm: { firmId } }: FirmAccess,
  tab: 'active' | 'archived',
): Promise<CostCentreChoice[]> {
  const { rows } = await call(costCentresContract.rows, {
    ...CostCentreListQuery.parse({ tab }),
    firmId,
  })
  const isArchived = tab === 'archived'
  return rows.map(({ id, trail }) => ({ id, label: trail, isArchived }))
}
