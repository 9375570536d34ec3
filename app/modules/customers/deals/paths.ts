/** Addresses of this module's pages, and of those that it leads to. */

export function dealsPath(firmId: string): string {
  return `/firms/${firmId}/deals`
}

export function newDealPath(firmId: string): string {
  return `${dealsPath(firmId)}/new`
}

export function dealPath(firmId: string, dealId: string): string {
  return `${dealsPath(firmId)}/${dealId}`
}

export function loseDealPath(firmId: string, dealId: string): string {
  return `${dealPath(firmId, dealId)}/lose`
}

/** The board, of one pipeline where it is named, and of whose deals. */
export function boardPath(firmId: string, pipelineId?: string, owner?: string): string {
  const query = new URLSearchParams()
  if (pipelineId) query.set('pipeline', pipelineId)
  if (owner) query.set('owner', owner)
  const path = `/firms/${firmId}/deal-board`
  return query.size > 0 ? `${path}?${query}` : path
}

export function forecastPath(firmId: string, pipelineId?: string): string {
  const path = `/firms/${firmId}/deal-forecast`
  return pipelineId ? `${path}?pipeline=${pipelineId}` : path
}

export function pipelinesPath(firmId: string): string {
  return `/firms/${firmId}/pipelines`
}

export function partyPath(firmId: string, partyId: string): string {
  return `/firms/${firmId}/parties/${partyId}`
}

export function leadPath(firmId: string, leadId: string): string {
  return `/firms/${firmId}/leads/${leadId}`
}

/** Where the draft of a quote is written on. */
export function quoteEditPath(firmId: string, quoteId: string): string {
  return `/firms/${firmId}/quotes/${quoteId}/edit`
}
