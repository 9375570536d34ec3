export function projectTemplatesPath(firmId: string): string {
  return `/firms/${firmId}/project-templates`
}

export function projectTemplatePath(firmId: string, projectTemplateId: string): string {
  return `${projectTemplatesPath(firmId)}/${projectTemplateId}`
}
