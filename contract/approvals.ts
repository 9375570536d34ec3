import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Version } from './fields.ts'

/** What a firm asks of whoever approves documents of a kind. */
export const ApprovalRule = z.object({
  /** Which documents: `expense`, `bill`, `journal`, … */
  kind: z.string().min(1).max(40),
  /** Whether whoever prepared a document may not approve it. */
  needsOther: z.boolean(),
  version: Version,
})
export type ApprovalRule = z.infer<typeof ApprovalRule>

const path = '/firms/{firmId}/approval-rules' as const
const tags = ['Approvals']

export const approvalsContract = {
  /** Every kind of document that is approved, in a fixed order. */
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(ApprovalRule) })),
  update: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path, tags })
    .input(ApprovalRule.extend({ firmId: Id }))
    .output(ApprovalRule),
}
