import { listHref } from '#app/shell/list/list-query.ts'

export function tasksPath(firmId: string): string {
  return `/firms/${firmId}/tasks`
}

/** The list of tasks of all projects, or of one. */
export function tasksOfPath(firmId: string, projectId = ''): string {
  return listHref(tasksPath(firmId), { projectId })
}

/** Where a task is added, to a project where one is named. */
export function newTaskPath(firmId: string, projectId = ''): string {
  return listHref(`${tasksPath(firmId)}/new`, { projectId })
}

export function taskPath(firmId: string, taskId: string): string {
  return `${tasksPath(firmId)}/${taskId}`
}

/** The board of all open projects, or of one. */
export function boardPath(firmId: string, projectId = ''): string {
  return listHref(`${tasksPath(firmId)}/board`, { projectId })
}

/** Where time on a task is noted by hand. */
export function noteTimePath(firmId: string, projectId: string, taskId: string): string {
  return listHref(`/firms/${firmId}/time/entries/new`, { projectId, taskId })
}

export function workloadPath(firmId: string): string {
  return `${tasksPath(firmId)}/workload`
}
