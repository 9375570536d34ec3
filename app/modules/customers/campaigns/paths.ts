/** Addresses of this module's pages. */

export function campaignsPath(firmId: string): string {
  return `/firms/${firmId}/campaigns`
}

/** Where somebody unsubscribes. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}
