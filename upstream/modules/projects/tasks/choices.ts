import type { FirmContext, Reader } from '../../../firm/store.ts'
import { openProjects } from '../projects/views.ts'

/** As many are offered in a form, and beside a timer; one's own come before those of others. */
const maxChoices = 1000
const maxBesideTimer = 100

type TaskChoice = { id: string; label: string; projectId: string }

/** Open tasks of an open project to choose from. */
export function taskChoices(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  projectId: string,
): TaskChoice[] {
  const isOpen = openProjects(reader, firm).some(({ id }) => id === projectId)
  return isOpen ? choicesOf(reader, [projectId], { limit: maxChoices }) : []
}

/** Open tasks of open projects to note time on: one's own first, then some of the others. */
export function workChoices(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  limit = maxBesideTimer,
): TaskChoice[] {
  const open = openProjects(reader, firm).map(({ id }) => id)
  const own = choicesOf(reader, open, { assigneeId: firm.actor.userId, limit })
  const known = new Set(own.map(({ id }) => id))
  const some = choicesOf(reader, open, { limit }).filter(({ id }) => !known.has(id))
  return [...own, ...some].slice(0, limit)
}

/** As `workChoices`, for a form, which has more room than a timer. */
export function allChoices(reader: Reader, firm: Pick<FirmContext, 'actor'>): TaskChoice[] {
  return workChoices(reader, firm, maxChoices)
}

function choicesOf(
  { sql }: Reader,
  projectIds: readonly string[],
  { assigneeId, limit }: { assigneeId?: string; limit: number },
): TaskChoice[] {
  // Signs keep the planner to the index of the person, or of the project.
  const whose = assigneeId === undefined ? '' : 'and assignee_id = ?2'
  const of = assigneeId === undefined ? 'project_id' : '+project_id'
  return sql
    .exec<TaskChoice>(
      `select id, title as label, project_id as projectId from project_tasks
       where ${assigneeId === undefined ? '+stage' : 'stage'} = 'open' ${whose}
         and ${of} in (select value from json_each(?1))
       order by project_id, id limit ${limit}`,
      ...[JSON.stringify(projectIds), ...(assigneeId === undefined ? [] : [assigneeId])],
    )
    .toArray()
}
