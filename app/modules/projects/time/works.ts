import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import type { TimerState } from '#contract/projects/time-entries.ts'

type Choice = { value: string; label: string }

/** Projects, each with its open tasks below it: what time can be noted on. */
export function worksOf(projects: TimerState['projects'], tasks: TimerState['tasks']): Choice[] {
  const below = Map.groupBy(tasks, ({ projectId }) => projectId)
  return projects.flatMap(({ id, label }) => [
    { value: id, label },
    ...(below.get(id) ?? []).map((task) => ({
      value: workValue(id, task.id),
      label: `\u2003${task.label}`,
    })),
  ])
}

/** What a search found, to choose from; nothing without a search. */
export function foundWorks({ found }: Pick<TimerState, 'found'>): Choice[] {
  return found ? worksOf(found.projects, found.tasks) : []
}

/** All that a timesheet offers: what is listed, and what a search found beside it. */
export function sheetWorks({ projects, tasks, found }: TimerState): Choice[] {
  const listed = worksOf(projects, tasks)
  const known = new Set(listed.map(({ value }) => value))
  return [...listed, ...foundWorks({ found }).filter(({ value }) => !known.has(value))]
}

/** A project, and its task where there is one, as one field takes them. */
export function workValue(projectId: string, taskId: string): string {
  return taskId === '' ? projectId : `${projectId}.${taskId}`
}

/** What a form says is worked on: by one field, or by two. */
export function workOf(data: FormTree): { projectId: string; taskId: string } {
  const [projectId = '', taskId = ''] = textAt(data, 'work').split('.')
  return {
    projectId: projectId || textAt(data, 'projectId'),
    taskId: taskId || textAt(data, 'taskId'),
  }
}
