import { listHref } from '#app/shell/list/list-query.ts'

export function projectsPath(firmId: string): string {
  return `/firms/${firmId}/projects`
}

export function projectPath(firmId: string, projectId: string): string {
  return `${projectsPath(firmId)}/${projectId}`
}

/** Its tasks as a plan with dates. */
export function planPath(firmId: string, projectId: string): string {
  return `${projectPath(firmId, projectId)}/plan`
}

/** The board of its tasks. */
export function projectBoardPath(firmId: string, projectId: string): string {
  return `/firms/${firmId}/tasks/board?projectId=${projectId}`
}

/** Its tasks in the list of all. */
export function tasksOfPath(firmId: string, projectId: string): string {
  return listHref(`/firms/${firmId}/tasks`, { projectId })
}

export function taskPath(firmId: string, taskId: string): string {
  return `/firms/${firmId}/tasks/${taskId}`
}

/** Where a task is added to it. */
export function newTaskPath(firmId: string, projectId: string): string {
  return listHref(`/firms/${firmId}/tasks/new`, { projectId })
}

/** Where the timer is started and stopped. */
export function timerPath(firmId: string): string {
  return `/firms/${firmId}/time/timer`
}

/** Where chosen work of a project becomes an invoice. */
export function billProjectPath(firmId: string, projectId: string): string {
  return `${projectPath(firmId, projectId)}/bill`
}

export function milestonesPath(firmId: string, projectId: string): string {
  return `${projectPath(firmId, projectId)}/milestones`
}

export function profitPath(firmId: string, projectId: string): string {
  return `${projectPath(firmId, projectId)}/profit`
}

/** Where a project is kept as a template. */
export function saveTemplatePath(firmId: string, projectId: string): string {
  return `${projectPath(firmId, projectId)}/template`
}

/** Time of a project, or of one person on it, in the list of entries. */
export function projectTimePath(firmId: string, projectId: string, personId = ''): string {
  return workedTimePath(firmId, { projectId, personId })
}

type WorkedTime = { projectId?: string; personId?: string; from?: string; to?: string }

/** Time entries of a person or project in some days. */
export function workedTimePath(firmId: string, of: WorkedTime): string {
  return listHref(`/firms/${firmId}/time/entries`, of)
}

/** Somebody's week that has a day. */
export function personWeekPath(firmId: string, date: string, personId: string): string {
  return listHref(`/firms/${firmId}/time`, { date, personId })
}
