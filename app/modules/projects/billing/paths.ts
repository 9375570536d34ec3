import { projectsPath } from '#app/modules/projects/projects/index.ts'

export function unbilledPath(firmId: string): string {
  return `${projectsPath(firmId)}/unbilled`
}

export function hourlyRatesPath(firmId: string): string {
  return `/firms/${firmId}/hourly-rates`
}

/** The time that stands on an invoice. */
export function invoiceHoursPath(firmId: string, invoiceId: string): string {
  return `/firms/${firmId}/invoices/${invoiceId}/hours`
}

export function invoiceHoursFilePath(firmId: string, invoiceId: string): string {
  return `${invoiceHoursPath(firmId, invoiceId)}/file`
}
