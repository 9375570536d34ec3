/** Addresses of this module's pages. */

export function openingItemsPath(firmId: string): string {
  return `/firms/${firmId}/opening-items`
}

export function openingItemPath(firmId: string, openingItemId: string): string {
  return `${openingItemsPath(firmId)}/${openingItemId}`
}

/** Where the opening day is set, and what the old books say. */
export function openingBalancesPath(firmId: string): string {
  return `/firms/${firmId}/opening-balances`
}
