/** Addresses of this module's pages. */

export function agendaPath(firmId: string, isOfAll = false): string {
  const path = `/firms/${firmId}/agenda`
  return isOfAll ? `${path}?of=all` : path
}

export function followUpsPath(firmId: string): string {
  return `/firms/${firmId}/follow-ups`
}

export function followUpPath(firmId: string, id: string): string {
  return `${followUpsPath(firmId)}/${id}`
}

/** A new task or call, about a record where one is named. */
export function newFollowUpPath(firmId: string, about?: { kind: string; id: string }): string {
  const path = `${followUpsPath(firmId)}/new`
  return about ? `${path}?kind=${about.kind}&about=${about.id}` : path
}
