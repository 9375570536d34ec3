import type { TaskState } from '#contract/projects/tasks.ts'
import type { Reader } from '../../../firm/store.ts'

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
export function sharedTasks({ sql }: Reader, partyId: string, limit: number): SharedTask[] {
  return sql
    .exec<SharedTask>(
      `select project_tasks.id, projects.name as project, title, project_tasks.state,
         project_tasks.start_date as startDate, due_date as dueDate, done_date as doneDate
       from projects join project_tasks on project_id = projects.id and is_shared = 1
       where customer_id = ? and projects.is_archived = 0 and project_tasks.is_archived = 0
       order by stage = 'done', projects.code collate nocase, due_order, project_tasks.id limit ?`,
      partyId,
      limit,
    )
    .toArray()
}
