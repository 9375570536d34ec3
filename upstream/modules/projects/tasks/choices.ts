import type { FirmContext, Reader } from '../../../firm/store.ts'
import { openProjects } from '../projects/views.ts'

const maxChoices = 1000

type TaskChoice = { id: string; label: string; projectId: string }

/** Open tasks of open projects, or of one of them, to choose from. */
export function taskChoices(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  projectId?: string,
): TaskChoice[] {
  const open = openProjects(reader, firm).map(({ id }) => id)
  const meant = projectId === undefined ? open : open.filter((id) => id === projectId)
  return reader.sql
    .exec<TaskChoice>(
      `select id, title as label, project_id as projectId from project_tasks
       where stage = 'open' and project_id in (select value from json_each(?))
       order by project_id, id limit ?`,
      JSON.stringify(meant),
      maxChoices,
    )
    .toArray()
}
