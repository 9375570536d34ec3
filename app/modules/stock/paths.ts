import type { StockDocumentKind } from '#contract/stock.ts'

export function stockPath(firmId: string): string {
  return `/firms/${firmId}/stock`
}

export function stockItemPath(firmId: string, itemId: string): string {
  return `${stockPath(firmId)}/items/${itemId}`
}

/** A form for a new document of a kind, for one item if it is given. */
export function newDocumentPath(
  firmId: string,
  kind?: Exclude<StockDocumentKind, 'return'>,
  sku = '',
): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(sku && { item: sku }) })
  const text = query.toString()
  return `${stockPath(firmId)}/new${text && `?${text}`}`
}

export function documentsPath(firmId: string): string {
  return `${stockPath(firmId)}/documents`
}

export function documentPath(firmId: string, stockDocumentId: string): string {
  return `${documentsPath(firmId)}/${stockDocumentId}`
}

export function stepPath(
  firmId: string,
  stockDocumentId: string,
  step: 'deliver' | 'arrive' | 'return' | 'undo',
): string {
  return `${documentPath(firmId, stockDocumentId)}/step?do=${step}`
}

export function movesPath(firmId: string): string {
  return `${stockPath(firmId)}/moves`
}

export function countsPath(firmId: string): string {
  return `${stockPath(firmId)}/counts`
}

export function newCountPath(firmId: string): string {
  return `${countsPath(firmId)}/new`
}

/** A count, with the lines that are looked at, their page or the item that is counted next. */
export function countPath(
  firmId: string,
  stockCountId: string,
  { show, page, item }: { show?: string; page?: number; item?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(show && { show }),
    ...(page && page > 1 && { page: String(page) }),
    ...(item && { item }),
  }).toString()
  return `${countsPath(firmId)}/${stockCountId}${query && `?${query}`}`
}

export function warehousesPath(firmId: string): string {
  return `${stockPath(firmId)}/warehouses`
}

export function warehousePath(firmId: string, warehouseId: string): string {
  return `${warehousesPath(firmId)}/${warehouseId}`
}

export function valuationPath(firmId: string): string {
  return `${stockPath(firmId)}/valuation`
}
