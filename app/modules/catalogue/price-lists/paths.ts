/** Where many prices are changed at once. */
export function priceChangesPath(firmId: string): string {
  return `/firms/${firmId}/price-changes`
}

export function priceListsPath(firmId: string): string {
  return `/firms/${firmId}/price-lists`
}
