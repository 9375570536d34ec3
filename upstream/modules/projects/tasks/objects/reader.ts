import type { Reader } from '../../../../firm/store.ts'
import { type Raw, rowOf } from '../../../../register/stored-rows.ts'
import { taskObjectsTable, taskSourcesTable, tasksTable } from '../tables.ts'
import type { KeptTodo } from './write-todo.ts'

export type ObjectRow = typeof taskObjectsTable.$inferSelect
export type ObjectTask = { object: ObjectRow; task: typeof tasksTable.$inferSelect }

const objectOf = rowOf(taskObjectsTable)
const taskOf = rowOf(tasksTable)
const sourceOf = rowOf(taskSourcesTable)

/** The number of the last change of a project's tasks; 0 where there was none. */
export function lastChange({ sql }: Reader, projectId: string): number {
  return sql
    .exec<{ last: number }>(
      'select coalesce(max(change_number), 0) as last from task_objects where project_id = ?',
      projectId,
    )
    .one().last
}

/** What has changed in a project after a number, in that order; what is gone among it. */
export function objectsAfter({ sql }: Reader, projectId: string, after: number): ObjectRow[] {
  const query = `select * from task_objects where project_id = ? and change_number > ?
    order by change_number`
  return sql.exec<Raw>(query, projectId, after).toArray().map(objectOf)
}

/** Those among some tasks that are begun or due between two days; a task without a day always is. */
export function tasksWithin(
  { sql }: Reader,
  projectId: string,
  { from, to }: { from: string; to: string },
): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select id from project_tasks where project_id = ?
       and (coalesce(start_date, due_date) is null
         or (coalesce(start_date, due_date) <= ? and coalesce(due_date, start_date) >= ?))`,
    ...[projectId, to, from],
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

/** Tasks of some names that are there. */
export function tasksNamed(
  reader: Reader,
  projectId: string,
  names: readonly string[],
): ObjectTask[] {
  const objects = reader.sql
    .exec<Raw>(
      `select * from task_objects where project_id = ? and is_gone = 0
         and name in (select value from json_each(?))`,
      ...[projectId, JSON.stringify(names)],
    )
    .toArray()
    .map(objectOf)
  const known = new Map(
    reader.sql
      .exec<Raw>(
        'select * from project_tasks where id in (select value from json_each(?))',
        JSON.stringify(objects.map(({ taskId }) => taskId)),
      )
      .toArray()
      .map((raw) => {
        const task = taskOf(raw)
        return [task.id, task] as const
      }),
  )
  return objects.flatMap((object) => {
    const task = known.get(object.taskId)
    return task ? [{ object, task }] : []
  })
}

/** What has a UID in a project, or had it. */
export function objectOfUid(
  { sql }: Reader,
  projectId: string,
  uid: string,
): ObjectRow | undefined {
  const query = 'select * from task_objects where project_id = ? and uid = ?'
  const [raw] = sql.exec<Raw>(query, projectId, uid).toArray()
  return raw && objectOf(raw)
}

/** The UIDs of some tasks of a project, by their ids. */
export function uidsOf(
  { sql }: Reader,
  projectId: string,
  taskIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ taskId: string; uid: string }>(
    `select task_id as taskId, uid from task_objects
     where project_id = ? and task_id in (select value from json_each(?))`,
    ...[projectId, JSON.stringify(taskIds)],
  )
  return new Map(rows.toArray().map(({ taskId, uid }) => [taskId, uid]))
}

/** What programs wrote of some tasks, by their ids. */
export function sourcesOf({ sql }: Reader, taskIds: readonly string[]): Map<string, KeptTodo> {
  const query = 'select * from task_sources where task_id in (select value from json_each(?))'
  const rows = sql.exec<Raw>(query, JSON.stringify(taskIds)).toArray().map(sourceOf)
  return new Map(rows.map(({ taskId, ...kept }) => [taskId, kept]))
}
