export function timePath(firmId: string): string {
  return `/firms/${firmId}/time`
}

/** The week of a day, of somebody else where a person is named. */
export function weekPath(firmId: string, date: string, personId = ''): string {
  const query = new URLSearchParams({ date, ...(personId && { personId }) })
  return `${timePath(firmId)}?${query}`
}

export function timerPath(firmId: string): string {
  return `${timePath(firmId)}/timer`
}

export function weekStepPath(firmId: string): string {
  return `${timePath(firmId)}/week`
}

export function timeEntriesPath(firmId: string): string {
  return `${timePath(firmId)}/entries`
}

export function timeEntryPath(firmId: string, id: string): string {
  return `${timeEntriesPath(firmId)}/${id}`
}

export function newEntryPath(firmId: string): string {
  return `${timeEntriesPath(firmId)}/new`
}

export function waitingWeeksPath(firmId: string): string {
  return `${timePath(firmId)}/approve`
}
