export function tasksPath(firmId: string): string {
  return `/firms/${firmId}/tasks`
}

export function taskPath(firmId: string, taskId: string): string {
  return `${tasksPath(firmId)}/${taskId}`
}

/** The board of all open projects, or of one. */
export function boardPath(firmId: string, projectId = ''): string {
  return `${tasksPath(firmId)}/board${projectId && `?projectId=${projectId}`}`
}

export function workloadPath(firmId: string): string {
  return `${tasksPath(firmId)}/workload`
}
