import { allocate } from '#contract/core/money.ts'
import type { TaskInput } from '#contract/projects/tasks.ts'
import type { Condition } from '../../../register/describe.ts'

/**
 * Who does a task, from what a client says of it. One that knows of a single person says `assigneeId`
 * alone, or sends the list back as it was: that person takes the place of the first, and the others stay.
 * @param before who does it so far
 */
export function assigneesOf(
  { assigneeIds, assigneeId }: Pick<TaskInput, 'assigneeIds' | 'assigneeId'>,
  before: readonly string[] = [],
): string[] {
  const isSame = assigneeIds === undefined || assigneeIds.join() === before.join()
  if (assigneeId === undefined || !isSame) return [...new Set(assigneeIds)]
  return assigneeId === '' ? [] : [...new Set([assigneeId, ...before.slice(1)])]
}

/** Tasks that a person does, among others or alone. */
export function assignedTo(personId: SqlStorageValue): Condition {
  return {
    sql: `exists (select 1 from task_assignees
      where task_id = project_tasks.id and person_id = ?)`,
    bound: [personId],
  }
}

/** The minutes of a task for each who does it, in equal parts; all of them for nobody, where nobody does. */
export function sharedMinutes(
  assigneeIds: readonly string[],
  minutes: number,
): { personId: string; minutes: number }[] {
  if (assigneeIds.length === 0) return [{ personId: '', minutes }]
  const shares = allocate(
    minutes,
    assigneeIds.map(() => 1),
  )
  return assigneeIds.map((personId, at) => ({ personId, minutes: shares[at] ?? 0 }))
}
