export function priceListsPath(firmId: string): string {
  return `/firms/${firmId}/price-lists`
}
