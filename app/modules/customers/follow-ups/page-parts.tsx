import type { FilledSlots } from '#app/shell/frame/slots.ts'
import type {} from '#app/shell/records/follow-ups-panel.tsx'
import { followUpsContract } from '#contract/customers/follow-ups.ts'
import { followUpPath, newFollowUpPath } from './paths.ts'

const most = 10

export const slots: FilledSlots = {
  async 'record.followUps'({ call, can, firm: { firmId } }, about) {
    if (!can('followUp:view')) return null
    const query = { firmId, subject: about.id, size: most }
    const { rows } = await call(followUpsContract.list, query)
    return {
      addHref: can('followUp:edit') ? newFollowUpPath(firmId, about) : null,
      rows: rows.map(({ id, title, kind, dueDate }) => ({
        ...{ id, title, kind, dueDate },
        href: followUpPath(firmId, id),
      })),
    }
  },
}
