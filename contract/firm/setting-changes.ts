import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'
import { AuditEntry } from './audit.ts'

/** How many changes a page of the settings shows; all of them stand in the firm's history. */
export const shownSettingChanges = 5

const path = '/firms/{firmId}/setting-changes' as const
const tags = ['Audit']

/** Changes of the firm's settings. Each is seen and undone by whoever may make such a change. */
export const settingChangesContract = {
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'List the newest changes of a page of the settings',
      description:
        'Of what stands on the page, only what the caller’s role may change itself; the newest first.',
    })
    .input(
      z.object({
        firmId: Id,
        /** The page, below the firm: `settings/approvals`. */
        page: z.string().min(1).max(80),
      }),
    )
    .output(z.object({ rows: z.array(AuditEntry) })),
  undo: endpoint
    .meta({ needs: 'firm:view' })
    .route({
      method: 'POST',
      path: `${path}/{changeId}/undo`,
      tags,
      summary: 'Put back what a change of the settings replaced',
      description:
        'The fields that the change changed become what they were before, by the rules and the ' +
        'rights of the setting itself, and this is kept as a change of its own. Refused (409) with ' +
        'the reason where they were changed since, where the old value is not kept, or where it ' +
        'is not safe any more, as for a series of numbers that has been used.',
    })
    .input(z.object({ firmId: Id, changeId: Id }))
    .output(
      z.object({
        /** Where the setting stands, below the firm. */
        page: z.string(),
      }),
    ),
}
