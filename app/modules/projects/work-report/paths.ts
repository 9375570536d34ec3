import { projectsPath } from '#app/modules/projects/projects/index.ts'

/** Planned and worked hours of people and projects. */
export function workReportPath(firmId: string): string {
  return `${projectsPath(firmId)}/report`
}
