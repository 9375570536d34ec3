/** Jobs that are offered. */
export function vacanciesPath(firmId: string): string {
  return `/firms/${firmId}/vacancies`
}

/** One of them. */
export function vacancyPath(firmId: string, vacancyId: string): string {
  return `${vacanciesPath(firmId)}/${vacancyId}`
}

/** Who applied, for one job where it is named. */
export function applicationsPath(firmId: string, vacancyId = ''): string {
  return `/firms/${firmId}/applications${vacancyId && `?vacancyId=${vacancyId}`}`
}

/** The public page of a job. */
export function jobPath(token: string): string {
  return `/jobs/${token}`
}
