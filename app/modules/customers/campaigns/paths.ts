/** Addresses of this module's pages. */

export function campaignsPath(firmId: string): string {
  return `/firms/${firmId}/campaigns`
}

export function campaignPath(firmId: string, id: string): string {
  return `${campaignsPath(firmId)}/${id}`
}

/** Where a campaign is given its time. */
export function schedulePath(firmId: string, id: string): string {
  return `${campaignPath(firmId, id)}/schedule`
}

export function newSegmentPath(firmId: string): string {
  return `/firms/${firmId}/segments/new`
}

/** Where somebody unsubscribes. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}
