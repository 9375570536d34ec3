import { projectsPath } from '#app/modules/projects/projects/index.ts'

export function unbilledPath(firmId: string): string {
  return `${projectsPath(firmId)}/unbilled`
}

export function hourlyRatesPath(firmId: string): string {
  return `/firms/${firmId}/hourly-rates`
}
