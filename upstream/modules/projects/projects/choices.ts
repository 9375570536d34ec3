import { isAllowed } from '#contract/core/roles.ts'
import type { ProjectChoice } from '#contract/projects/projects.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'

const maxChoices = 500
const maxNames = 200

/** Open projects to note time on: where the caller takes part first, then by their codes. */
export function projectChoices(reader: Reader, firm: FirmContext) {
  const customers = isAllowed(firm.actor, 'party:view')
    ? listReachedCustomerNames(reader, firm, maxNames).map(({ name }) => name)
    : []
  return { projects: openProjects(reader, firm.actor.userId), customers }
}

function openProjects({ sql }: Reader, userId: string): ProjectChoice[] {
  return sql
    .exec<{ id: string; label: string }>(
      `select id, code || ' ' || name as label from projects
       where is_archived = 0 and state <> 'done'
       order by manager_id = ?1
         or exists (select 1 from json_each(member_ids) where value = ?1) desc,
         code collate nocase limit ?2`,
      userId,
      maxChoices,
    )
    .toArray()
}
