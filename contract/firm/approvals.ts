import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { amountInput, Id, MinorUnits, Version } from '../core/fields.ts'

/** Whether somebody is to decide who must not have prepared the document. */
const needsOther = z.boolean()
const kind = z.string().min(1).max(40)

export const ApprovalRuleInput = z.object({
  /** Which documents: `manualEntry`, `bill`, … */
  kind,
  needsOther,
  /** From which amount on, in minor units of the firm's currency; 0 is from any. */
  fromAmount: amountInput('unsigned').default(0),
  version: Version,
})
export type ApprovalRuleInput = z.infer<typeof ApprovalRuleInput>

/** What a firm asks of whoever approves documents of a kind. */
export const ApprovalRule = z.object({
  kind,
  needsOther,
  fromAmount: MinorUnits,
  /** It holds whatever the firm wants: nobody decides on a claim of their own. */
  isFixed: z.boolean(),
  version: Version,
})
export type ApprovalRule = z.infer<typeof ApprovalRule>

/** A document that waits for somebody's approval. */
export const WaitingDocument = z.object({
  kind,
  id: Id,
  title: z.string(),
  /** Its page, below the firm: `expenses/01…`. */
  path: z.string(),
  date: z.string(),
  amount: MinorUnits,
  currency: z.string(),
  preparedByName: z.string(),
})
export type WaitingDocument = z.infer<typeof WaitingDocument>

/** At most so many of a kind are listed, the oldest. */
export const maxWaiting = 200

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
    .input(ApprovalRuleInput.extend({ firmId: Id }))
    .output(ApprovalRule),
  listWaiting: endpoint
    .meta({ needs: 'approval:view', isScoped: true })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/approvals',
      tags,
      summary: 'List documents that wait for the caller',
      description:
        'Documents of every kind that the caller may approve now: those of their role and its ' +
        'reach, and none that they prepared themselves where the rule of the firm forbids it.',
    })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(WaitingDocument) })),
}
