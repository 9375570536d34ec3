/** Addresses of this module's pages. */

export function cardPaymentsPath(firmId: string): string {
  return `/firms/${firmId}/card-payments`
}
