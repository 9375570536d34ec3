import { isAllowed } from '#contract/core/roles.ts'
import type { ProjectChoice } from '#contract/projects/projects.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { projectReach } from './reach.ts'

const maxChoices = 500
const maxNames = 200

/** Open projects to note time on: where the caller takes part first, then by their codes. */
export function projectChoices(reader: Reader, firm: FirmContext) {
  const customers = isAllowed(firm.actor, 'party:view')
    ? listReachedCustomerNames(reader, firm, maxNames).map(({ name }) => name)
    : []
  return { ...offeredProjects(reader, firm), customers }
}

/** As `projectChoices`, and whether there are more of them. */
export function offeredProjects(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
): { projects: ProjectChoice[]; hasMore: boolean } {
  const within = projectReach.within(actor, 'id')
  const projects = sql
    .exec<{ id: string; label: string }>(
      `select id, code || ' ' || name as label from projects
       where is_archived = 0 and state <> 'done' ${within ? `and ${within.sql}` : ''}
       order by manager_id = ?
         or exists (select 1 from json_each(member_ids) where value = ?) desc,
         code collate nocase limit ?`,
      ...(within?.bound ?? []),
      ...[actor.userId, actor.userId, maxChoices + 1],
    )
    .toArray()
  return { projects: projects.slice(0, maxChoices), hasMore: projects.length > maxChoices }
}
