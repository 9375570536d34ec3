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
  const query = new URLSearchParams({ projectId, ...(personId && { personId }) })
  return `/firms/${firmId}/time/entries?${query}`
}
