import { searchTerms } from '../../../firm/search-terms.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { labelsOfProjects, openProjects, openProjectsFoundBy } from '../projects/views.ts'
import { tasksSearch } from './tables.ts'

/** As many are offered in a form, and beside a timer; one's own come before those of others. */
const maxChoices = 1000
const maxBesideTimer = 100

type TaskChoice = { id: string; label: string; projectId: string }
type TaskChoices = { tasks: TaskChoice[]; hasMore: boolean }

/** Open tasks of an open project to choose from. */
export function taskChoices(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  projectId: string,
): TaskChoices {
  const isOpen = openProjects(reader, firm).some(({ id }) => id === projectId)
  const tasks = isOpen ? choicesOf(reader, [projectId], { limit: maxChoices + 1 }) : []
  return { tasks: tasks.slice(0, maxChoices), hasMore: tasks.length > maxChoices }
}

/**
 * Open tasks of open projects to note time on: one's own first, then some of the others, and whether
 * there are more.
 */
export function workChoices(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  limit = maxBesideTimer,
): TaskChoices {
  const open = openProjects(reader, firm).map(({ id }) => id)
  const own = choicesOf(reader, open, { assigneeId: firm.actor.userId, limit: limit + 1 })
  const known = new Set(own.map(({ id }) => id))
  const some = choicesOf(reader, open, { limit: limit + 1 }).filter(({ id }) => !known.has(id))
  const tasks = [...own, ...some]
  return { tasks: tasks.slice(0, limit), hasMore: tasks.length > limit }
}

/** As `workChoices`, for a form, which has more room than a timer. */
export function allChoices(reader: Reader, firm: Pick<FirmContext, 'actor'>): TaskChoices {
  return workChoices(reader, firm, maxChoices)
}

type FoundWork = {
  projects: { id: string; label: string }[]
  tasks: TaskChoice[]
  hasMore: boolean
}

/**
 * Open projects, and open tasks of open projects, that a search finds by their words; a project brings
 * its tasks along, a task its project.
 */
export function findWork(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  typed: string,
): FoundWork {
  const terms = searchTerms(typed)
  if (!terms) return { projects: [], tasks: [], hasMore: false }
  const found = openProjectsFoundBy(reader, firm, terms)
  const open = openProjects(reader, firm).map(({ id }) => id)
  const tasks = reader.sql
    .exec<TaskChoice>(
      `select id, title as label, project_id as projectId from project_tasks
       where stage = 'open' and project_id in (select value from json_each(?1))
         and (project_id in (select value from json_each(?2))
           or row_number in (select rowid from ${tasksSearch.name}
             where ${tasksSearch.name} match ?3))
       order by project_id, id limit ?4`,
      ...[JSON.stringify(open), JSON.stringify(found), terms, maxBesideTimer + 1],
    )
    .toArray()
  const listed = tasks.slice(0, maxBesideTimer)
  const ids = new Set([...found.slice(0, maxBesideTimer), ...listed.map((task) => task.projectId)])
  const labels = labelsOfProjects(reader, [...ids])
  return {
    projects: [...ids].map((id) => ({ id, label: labels.get(id) ?? '' })),
    tasks: listed,
    hasMore: tasks.length > maxBesideTimer || found.length > maxBesideTimer,
  }
}

function choicesOf(
  { sql }: Reader,
  projectIds: readonly string[],
  { assigneeId, limit }: { assigneeId?: string; limit: number },
): TaskChoice[] {
  const ids = JSON.stringify(projectIds)
  const columns = 'id, title as label, project_id as projectId'
  // Signs keep the planner to the tasks of the person, or to the index of the project.
  if (assigneeId === undefined) {
    return sql
      .exec<TaskChoice>(
        `select ${columns} from project_tasks
         where +stage = 'open' and project_id in (select value from json_each(?))
         order by project_id, id limit ${limit}`,
        ids,
      )
      .toArray()
  }
  return sql
    .exec<TaskChoice>(
      `select ${columns} from project_tasks
       where id in (select task_id from task_assignees where person_id = ? and stage = 'open')
         and +project_id in (select value from json_each(?))
       order by +project_id, +id limit ${limit}`,
      ...[assigneeId, ids],
    )
    .toArray()
}
