import type { TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tasks } from './register.ts'

/**
 * Makes a task of another program's file, with the day on which it was done there.
 * @throws AppError invalid
 */
export function createImportedTask(
  writer: Writer,
  firm: FirmContext,
  input: TaskInput,
  { doneDate, isArchived }: { doneDate: string | null; isArchived: boolean },
): string {
  const { id } = tasks.create(writer, firm, input)
  const day = input.state === 'done' && doneDate !== null ? { doneDate } : {}
  const place = isArchived ? { isArchived, stage: 'archived' as const } : {}
  if (Object.keys({ ...day, ...place }).length > 0) {
    tasks.change(writer, firm, id, { ...day, ...place })
  }
  return id
}
