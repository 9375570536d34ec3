import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { membersContract } from '#contract/firm/members.ts'
import type { Project } from '#contract/projects/projects.ts'
import { TaskListQuery, type TaskRow, tasksContract } from '#contract/projects/tasks.ts'
import { timeContract } from '#contract/projects/time-entries.ts'

/** As many open tasks stand on the page of a project, those due first. */
const shownTasks = 10

/** What is still to be done on a project, and what of it runs. */
export type OpenWork = {
  tasks: TaskRow[]
  /** Of all of them; null for more than are counted. */
  total: number | null
  /** Names of people by their ids. */
  names: Record<string, string>
  /** The task that the person’s timer runs on, empty for the project itself; null where none runs here. */
  runningTaskId: string | null
}

/** The open tasks of a project, and whether one’s timer runs on it. */
export async function loadOpenWork(
  { call, can, firm: { firmId } }: FirmAccess,
  { id: projectId }: Project,
): Promise<OpenWork> {
  const query = TaskListQuery.parse({ projectId, size: shownTasks })
  const [{ rows, counts }, people, { running }] = await Promise.all([
    call(tasksContract.list, { ...query, firmId }),
    call(membersContract.listNames, { firmId }),
    can('time:edit') ? call(timeContract.running, { firmId }) : { running: null },
  ])
  return {
    tasks: rows,
    total: counts.open ?? null,
    names: Object.fromEntries(people.map(({ userId, name }) => [userId, name])),
    runningTaskId: running?.projectId === projectId ? running.taskId : null,
  }
}
