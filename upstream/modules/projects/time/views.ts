import type { Reader } from '../../../firm/store.ts'

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
