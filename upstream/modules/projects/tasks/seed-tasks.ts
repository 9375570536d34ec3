import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tasks } from './register.ts'

/** Tasks of a project to be made, numbered from one on; at most two thousand. */
export const SeedTasks = z.object({
  projectId: Id,
  personIds: z.array(Id).min(1),
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(2_000),
})

const ofPhase = 25

/**
 * Makes tasks for measuring with: phases of 24 tasks that follow each other, nine of ten of them done.
 */
export function seedTasks(
  writer: Writer,
  firm: FirmContext,
  { projectId, personIds, first, count }: z.infer<typeof SeedTasks>,
): void {
  let [phaseId, lastId] = ['', '']
  for (let at = first; at < first + count; at++) {
    const isPhase = (at - 1) % ofPhase === 0
    const number = String(at).padStart(5, '0')
    const isDone = !isPhase && at % 10 !== 0
    const input = TaskInput.parse({
      projectId,
      title: isPhase ? `Phase ${number}` : `Task ${number}`,
      parentId: isPhase ? '' : phaseId,
      assigneeIds: personIds.slice(at % personIds.length).slice(0, 1),
      estimateHours: isPhase ? '' : `${1 + (at % 16)}`,
      dueDate: at % 4 === 0 ? `2027-0${1 + (at % 9)}-20` : null,
      state: isDone ? 'done' : 'todo',
      links: isPhase || lastId === '' ? [] : [{ taskId: lastId }],
    })
    const { id } = tasks.create(writer, firm, input)
    if (isPhase) [phaseId, lastId] = [id, '']
    else lastId = id
  }
}
