/** Addresses of this module's pages. */

export function ownFirmsPath(firmId: string): string {
  return `/firms/${firmId}/own-firms`
}
