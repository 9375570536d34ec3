/** Addresses of this module's pages, and of those that it leads to. */

export function leadsPath(firmId: string): string {
  return `/firms/${firmId}/leads`
}

export function newLeadPath(firmId: string): string {
  return `${leadsPath(firmId)}/new`
}

export function leadPath(firmId: string, leadId: string): string {
  return `${leadsPath(firmId)}/${leadId}`
}

/** Where a lead becomes a customer; `partyId` is one that was chosen. */
export function convertLeadPath(firmId: string, leadId: string): string {
  return `${leadPath(firmId, leadId)}/convert`
}

export function loseLeadPath(firmId: string, leadId: string): string {
  return `${leadPath(firmId, leadId)}/lose`
}

export function mergeLeadPath(firmId: string, leadId: string, intoId: string): string {
  return `${leadPath(firmId, leadId)}/merge-into/${intoId}`
}

export function partyPath(firmId: string, partyId: string): string {
  return `/firms/${firmId}/parties/${partyId}`
}
