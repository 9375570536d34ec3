import type { ProjectInput } from '#contract/projects/projects.ts'
import type { TaskInput } from '#contract/projects/tasks.ts'
import type { StoredProject } from '../projects/index.ts'
import {
  fixDates,
  inOrder,
  type RelativeDate,
  relativeDates,
  type StoredTask,
  workingWeek,
} from '../tasks/views.ts'

type TemplateTask = Pick<
  TaskInput,
  | 'title'
  | 'priority'
  | 'estimateHours'
  | 'links'
  | 'notes'
  | 'repeats'
  | 'repeatEvery'
  | 'repeatFrom'
> & {
  /** Of the task that it was made of: parents and links name it. */
  key: string
  parentKey: string
  steps: string[]
  start: RelativeDate | null
  due: RelativeDate | null
}

/** What a template keeps of a project; each task stands after its parent and what it waits for. */
export type TemplateContent = {
  project: Pick<
    ProjectInput,
    | 'billing'
    | 'currency'
    | 'rates'
    | 'price'
    | 'budgetHours'
    | 'budgetAmount'
    | 'noticePercent'
    | 'roundMode'
    | 'roundMinutes'
    | 'roundPer'
    | 'notes'
    | 'memberIds'
    | 'roles'
  >
  /** Working days from the begin to the end; null of one without an end. */
  end: RelativeDate | null
  tasks: TemplateTask[]
  /** What is billed when; none in templates from before there were any. */
  milestones?: TemplateMilestone[]
}

type TemplateMilestone = { name: string; amount: string; due: RelativeDate | null }
type GivenMilestone = { name: string; amount: string; dueDate: string | null }

type Planned = {
  tasks: readonly StoredTask[]
  milestones: readonly GivenMilestone[]
  today: string
}

/** A project and its tasks as a template: nobody does them yet, and dates count from the begin. */
export function contentOf(
  project: StoredProject,
  { tasks, milestones, today }: Planned,
): TemplateContent {
  const dates = tasks.flatMap(({ startDate, dueDate }) => [startDate, dueDate])
  const [first] = dates.filter((date) => date !== null).sort()
  const begin = { startDate: project.startDate ?? first ?? today, finishDate: null }
  const relate = (startDate: string | null, dueDate: string | null) =>
    relativeDates({ startDate, dueDate }, begin, workingWeek)
  const { billing, currency, rates, price, budgetHours, budgetAmount, notes, memberIds, roles } =
    project
  const { noticePercent, roundMode, roundMinutes, roundPer } = project
  return {
    project: {
      ...{ billing, currency, price, budgetHours, budgetAmount, notes, memberIds, roles },
      // A rate of one task has no task in another project.
      rates: rates.filter(({ taskId }) => !taskId),
      ...{ noticePercent, roundMode, roundMinutes, roundPer },
    },
    end: relate(null, project.endDate).due,
    milestones: milestones.map(({ name, amount, dueDate }) => ({
      ...{ name, amount, due: relate(null, dueDate).due },
    })),
    tasks: inOrder(tasks.map(withNeeds)).map(({ task }) => {
      const { id: key, parentId: parentKey, title, priority, estimateHours, links } = task
      const { repeats, repeatEvery, repeatFrom } = task
      return {
        ...{ key, parentKey, title, priority, estimateHours, links, notes: task.notes },
        ...{ repeats, repeatEvery, repeatFrom },
        steps: task.checklist.map(({ text }) => text),
        ...relate(task.startDate, task.dueDate),
      }
    }),
  }
}

/** What is made before a task: its parent, and what it waits for. */
function withNeeds(task: StoredTask) {
  return { task, key: task.id, needs: [task.parentId, ...task.links.map(({ taskId }) => taskId)] }
}

/** The days of a task, or of the end, in a project that begins on a day. */
export function datesFrom(
  { start, due }: { start: RelativeDate | null; due: RelativeDate | null },
  startDate: string,
) {
  return fixDates({ start, due }, { startDate, finishDate: null }, workingWeek)
}
