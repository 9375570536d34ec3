export function projectsPath(firmId: string): string {
  return `/firms/${firmId}/projects`
}

export function projectPath(firmId: string, projectId: string): string {
  return `${projectsPath(firmId)}/${projectId}`
}
