export function projectsPath(firmId: string): string {
  return `/firms/${firmId}/projects`
}

export function projectPath(firmId: string, projectId: string): string {
  return `${projectsPath(firmId)}/${projectId}`
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

/** Time of a project in the list of entries. */
export function projectTimePath(firmId: string, projectId: string): string {
  return `/firms/${firmId}/time/entries?projectId=${projectId}`
}
