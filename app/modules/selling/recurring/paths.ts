/** Addresses of this module's pages. */

export function recurringsPath(firmId: string): string {
  return `/firms/${firmId}/recurring`
}

export function recurringPath(firmId: string, recurringId: string): string {
  return `${recurringsPath(firmId)}/${recurringId}`
}

export function contentPath(firmId: string, recurringId: string): string {
  return `${recurringPath(firmId, recurringId)}/content`
}
