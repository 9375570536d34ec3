import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'

/** What of a person's own choices is kept with its old values: notices, or language, zone and the like. */
export const OwnChoices = z.enum(['notices', 'profile'])
export type OwnChoices = z.infer<typeof OwnChoices>

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A change of a person's own choices, as only they see it. */
export const OwnChange = z.object({
  id: Id,
  at: Instant,
  /** Whether it put another change back. */
  isUndo: z.boolean(),
  /** `mail.invoiceOpened`, `digest`, `timeZone`. */
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
  /** Why it cannot be undone now; null where it can. */
  refusal: z.string().nullable(),
})
export type OwnChange = z.infer<typeof OwnChange>

/** How many changes are listed. */
export const shownOwnChanges = 5

const path = '/auth/own-changes' as const
const tags = ['Profile']

export const ownChangesContract = {
  list: endpoint
    .meta({ needs: 'session' })
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'List the newest changes of one’s own choices',
      description:
        'With the old values, the newest first. Nobody else sees them but administrators.',
    })
    .input(z.object({ of: OwnChoices }))
    .output(z.object({ rows: z.array(OwnChange) })),
  undo: endpoint
    .meta({ needs: 'session' })
    .route({
      method: 'POST',
      path: `${path}/{changeId}/undo`,
      tags,
      summary: 'Put back what a change of one’s own choices replaced',
      description:
        'The fields that it changed become what they were, and this is kept as a change of its own. ' +
        'Refused (409) where one of them was changed since.',
    })
    .input(z.object({ changeId: Id }))
    .output(z.object({ of: OwnChoices })),
}
