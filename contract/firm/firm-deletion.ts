import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText } from '../core/fields.ts'

const tags = ['Firms']
const path = '/firms/{firmId}/deletion'
const ofFirm = z.object({ firmId: Id })

/** `name` is the firm's, typed by whoever deletes it. */
export const FirmDeletionInput = z.object({ name: requiredText(160) })

export const firmDeletionContract = {
  schedule: endpoint
    .meta({ needs: 'firm:transfer' })
    .route({ method: 'POST', path, tags })
    .input(ofFirm.extend(FirmDeletionInput.shape))
    .output(z.object({ deletionAt: Instant })),
  cancel: endpoint
    .meta({ needs: 'firm:transfer' })
    .route({ method: 'DELETE', path, tags })
    .input(ofFirm)
    .output(z.object({ message: z.string() })),
}
