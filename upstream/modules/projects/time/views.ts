import type { Reader } from '../../../firm/store.ts'

export { firstWorkedDay, type WorkedDay, workedDays } from './worked-days.ts'

/** What was worked on a task, in seconds. */
export function secondsOnTask({ sql }: Reader, taskId: string): number {
  const { seconds } = sql
    .exec<{ seconds: number | null }>(
      `select sum(seconds) as seconds from time_entries where task_id = ? and task_id <> ''`,
      taskId,
    )
    .one()
  return seconds ?? 0
}

/** What was worked on some tasks, by their ids. */
export function secondsOnTasks({ sql }: Reader, taskIds: readonly string[]): Map<string, number> {
  const rows = sql.exec<{ taskId: string; seconds: number }>(
    `select task_id as taskId, sum(seconds) as seconds from time_entries
     where task_id in (select value from json_each(?)) and task_id <> '' group by task_id`,
    JSON.stringify(taskIds),
  )
  return new Map(rows.toArray().map(({ taskId, seconds }) => [taskId, seconds]))
}
