/** Addresses of this module's pages. */

export function remindersPath(firmId: string, date?: string): string {
  const path = `/firms/${firmId}/reminders`
  return date ? `${path}?date=${date}` : path
}

export function sentPath(firmId: string): string {
  return `${remindersPath(firmId)}/sent`
}

export function stopsPath(firmId: string): string {
  return `${remindersPath(firmId)}/stops`
}

export function settingsPath(firmId: string): string {
  return `${remindersPath(firmId)}/settings`
}
