import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'

const tags = ['Bills']
const one = z.object({ firmId: Id, billId: Id })
const at = '/firms/{firmId}/bills/{billId}' as const

/** Syntaxes of EN 16931. */
export const SelfBilledFormat = z.enum(['ubl', 'cii'])
export type SelfBilledFormat = z.infer<typeof SelfBilledFormat>

/** Invoices that the firm writes for its suppliers, as they leave. */
export const selfBillingContract = {
  /** The invoice as PDF, with its XML inside once it has a number. */
  pdf: endpoint
    .meta({ needs: 'bill:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/pdf`, tags })
    .input(one)
    .output(z.file()),
  /** The invoice for machines (kind 389), once it has a number. */
  electronicFile: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: `${at}/electronic-file`, tags })
    .input(one.extend({ format: SelfBilledFormat.default('ubl') }))
    .output(z.file()),
}
