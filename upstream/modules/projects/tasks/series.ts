import type { TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { nextInstance, type RepeatInstance, repeatRule } from './repeats.ts'
import type { tasksTable } from './tables.ts'

type StoredTask = typeof tasksTable.$inferSelect
type Series = Pick<StoredTask, 'seriesId' | 'seriesNumber' | 'firstDue' | 'slot'>
type Repeating = Pick<
  TaskInput,
  'repeats' | 'repeatEvery' | 'repeatFrom' | 'repeatUntil' | 'dueDate'
>

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' }

/**
 * The place of a task in its series. A changed rule counts from the task's own due date; so does a
 * first one that is moved, while later ones stay where the rule had them.
 */
export function seriesOf(
  { newId }: FirmContext,
  input: Repeating,
  before: StoredTask | undefined,
): Series {
  const { repeats, dueDate } = input
  if (repeats === 'never' || dueDate === null) {
    return { seriesId: '', seriesNumber: 0, firstDue: '', slot: '' }
  }
  const isNew = before === undefined || before.seriesId === ''
  if (isNew) return { seriesId: newId(), seriesNumber: 1, firstDue: dueDate, slot: dueDate }
  const { seriesId, seriesNumber, firstDue, slot } = before
  const isSameRule =
    before.repeats === repeats &&
    before.repeatEvery === input.repeatEvery &&
    before.repeatFrom === input.repeatFrom
  if (isSameRule && seriesNumber > 1) return { seriesId, seriesNumber, firstDue, slot }
  return { seriesId, seriesNumber, firstDue: dueDate, slot: dueDate }
}

/**
 * The task that follows one of a series that was done on a day, or undefined where the series is over
 * or has it already.
 */
export function followingTask(
  reader: Reader,
  task: Repeating & Series & Pick<TaskInput, 'startDate'>,
  doneDate: string,
): RepeatInstance | undefined {
  const { repeats, dueDate, startDate, seriesId, seriesNumber: number, firstDue, slot } = task
  if (repeats === 'never' || dueDate === null || seriesId === '') return undefined
  const [known] = reader.sql.exec(
    'select 1 from project_tasks where series_id = ? and series_number > ? limit 1',
    ...[seriesId, number],
  )
  if (known) return undefined
  const series = { rule: ruleOf(task), countsFrom: task.repeatFrom, firstDue }
  return nextInstance(series, { number, slot, start: startDate, due: dueDate }, doneDate)
}

function ruleOf({ repeats, repeatEvery, repeatUntil, firstDue }: Repeating & Series): string {
  if (repeats === 'never') return ''
  const until = repeatUntil === null ? '' : `;UNTIL=${repeatUntil.replaceAll('-', '')}`
  return repeatRule(`FREQ=${frequencies[repeats]};INTERVAL=${repeatEvery}${until}`, firstDue)
}
