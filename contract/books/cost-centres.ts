import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordStamps, registerContract } from '../core/register.ts'

/** The cost centre of a line; empty for none. */
export const CostCentreId = z.union([z.literal(''), Id]).default('')

/** As many levels a tree of cost centres may have. */
export const maxCentreLevels = 6

export const CostCentreInput = z.object({
  /** Short and unique, as it stands on papers and in files: `100`, `SHOP`. */
  code: requiredText(20),
  name: requiredText(100),
  /** The cost centre that it is part of; empty for one of the first level. */
  parentId: CostCentreId,
  notes: optionalText(2000),
})
export type CostCentreInput = z.infer<typeof CostCentreInput>

export const CostCentre = CostCentreInput.extend({
  id: Id,
  /** Code and name after those of all that it is part of: `1 Shops › 110 Harbour Street`. */
  trail: z.string(),
  /** Archived means closed: nothing new is put on it, what it has stays. */
  ...recordStamps,
})
export type CostCentre = z.infer<typeof CostCentre>

export const CostCentreRow = CostCentre.pick({
  id: true,
  code: true,
  name: true,
  parentId: true,
  trail: true,
  notes: true,
  updatedAt: true,
})
export type CostCentreRow = z.infer<typeof CostCentreRow>

export const CostCentreListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['trail', 'code', 'updatedAt'],
  filters: {},
})
export type CostCentreListQuery = z.infer<typeof CostCentreListQuery>

/** One to choose for a line; closed ones stay on what has them. */
export const CostCentreChoice = z.object({ id: Id, label: z.string(), isArchived: z.boolean() })
export type CostCentreChoice = z.infer<typeof CostCentreChoice>

const one = z.object({ firmId: Id, costCentreId: Id })

export const costCentresContract = {
  ...registerContract({
    path: 'cost-centres',
    tag: 'Cost centres',
    view: 'firm:view',
    edit: 'ledger:edit',
    one,
    onePath: '{costCentreId}',
    input: CostCentreInput,
    query: CostCentreListQuery,
    row: CostCentreRow,
    record: CostCentre,
    bulk: ['archive', 'restore'],
    summaries: { list: 'Lists the cost centres that lines of the books are put on, as a tree.' },
  }),
  /** Only one that no line and no other cost centre names. */
  delete: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({
      method: 'DELETE',
      path: '/firms/{firmId}/cost-centres/{costCentreId}',
      tags: ['Cost centres'],
    })
    .input(one)
    .output(z.object({ id: Id })),
}
