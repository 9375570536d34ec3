import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id } from '../core/fields.ts'

/** What is to be bought, made or brought forward, and by when, so that nobody who was promised goods waits for them. */
export const MaterialProposal = z.object({
  itemId: Id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** A kit that is kept assembled is made, all else is bought. */
  way: z.enum(['buy', 'make']),
  quantity: z.string(),
  /** The day it is missing from. */
  neededBy: DateOnly,
  /** Whether that day is over, or today. */
  isLate: z.boolean(),
  /** Of what is under way already: the day it is expected, which is too late. It is not to be ordered again. */
  expectedOn: DateOnly.nullable(),
  /** What is missing for: goods that were promised, components of what is made, or the reorder level. */
  reason: z.enum(['promised', 'component', 'level']),
  onHand: z.string(),
  /** Promised to others, and expected, on all days together. */
  reserved: z.string(),
  expected: z.string(),
})
export type MaterialProposal = z.infer<typeof MaterialProposal>

export const materialPlanContract = {
  /** The proposals as of today, the first that is missing first. */
  get: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/material-plan', tags: ['Stock'] })
    .input(z.object({ firmId: Id }))
    .output(z.object({ date: DateOnly, rows: z.array(MaterialProposal) })),
}
