import type { TaskState } from '#contract/projects/tasks.ts'
import type { Reader } from '../../../firm/store.ts'
import { projectsOfParty } from '../projects/views.ts'

type SharedTask = {
  id: string
  project: string
  title: string
  state: TaskState
  startDate: string | null
  dueDate: string | null
  doneDate: string | null
}

/** Tasks of a client's projects that are shared with them, open ones first; archived ones are left out. */
export function sharedTasks(reader: Reader, partyId: string, limit: number): SharedTask[] {
  const names = projectsOfParty(reader, partyId)
  return reader.sql
    .exec<Omit<SharedTask, 'project'> & { projectId: string }>(
      `select id, project_id as projectId, title, state, start_date as startDate,
         due_date as dueDate, done_date as doneDate from project_tasks
       where project_id in (select value from json_each(?)) and is_shared = 1 and is_archived = 0
       order by state = 'done', due_order, id limit ?`,
      ...[JSON.stringify([...names.keys()]), limit],
    )
    .toArray()
    .map(({ projectId, ...task }) => ({ ...task, project: names.get(projectId) ?? '' }))
}
