import type { FilledSlots } from '#app/shell/frame/slots.ts'
import type {} from '#app/shell/records/sequences-panel.tsx'
import { sequenceMembersContract } from '#contract/customers/sequences.ts'
import { enrolPath, memberPath } from './paths.ts'

const most = 10

export const slots: FilledSlots = {
  async 'record.sequences'({ call, can, firm: { firmId } }, about) {
    if (!can('sequence:view')) return null
    const query = { firmId, tab: 'all', subject: about.id, size: most } as const
    const { rows } = await call(sequenceMembersContract.list, query)
    return {
      addHref: can('sequence:edit') ? enrolPath(firmId, about.kind, about.id) : null,
      rows: rows.map(({ id, sequenceName, state }) => ({
        ...{ id, name: sequenceName, state },
        href: memberPath(firmId, id),
      })),
    }
  },
}
