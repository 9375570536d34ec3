import type { StockDocumentKind } from '#contract/stock/stock.ts'

export function stockPath(firmId: string): string {
  return `/firms/${firmId}/stock`
}

/** What is below its reorder level. */
export function lowStockPath(firmId: string): string {
  return `${stockPath(firmId)}?tab=low`
}

export function stockItemPath(firmId: string, itemId: string): string {
  return `${stockPath(firmId)}/items/${itemId}`
}

/** A form for a new document of a kind, for one item if it is given. */
export function newDocumentPath(
  firmId: string,
  kind?: Exclude<StockDocumentKind, 'return' | 'landedCost'>,
  sku = '',
): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(sku && { item: sku }) })
  const text = query.toString()
  return `${stockPath(firmId)}/new${text && `?${text}`}`
}

export function documentsPath(firmId: string): string {
  return `${stockPath(firmId)}/documents`
}

/** The deliveries that are not done, of every invoice, order and ticket. */
export function openDeliveriesPath(firmId: string): string {
  return `${documentsPath(firmId)}?tab=open&kind=delivery`
}

export function documentPath(firmId: string, stockDocumentId: string): string {
  return `${documentsPath(firmId)}/${stockDocumentId}`
}

/** As it is printed. */
export function documentPdfPath(firmId: string, stockDocumentId: string): string {
  return `${documentPath(firmId, stockDocumentId)}/pdf`
}

export function stepPath(
  firmId: string,
  stockDocumentId: string,
  step: 'deliver' | 'arrive' | 'return' | 'undo',
): string {
  return `${documentPath(firmId, stockDocumentId)}/step?do=${step}`
}

/** A form that spreads freight or customs over receipts: over one, or of a bill, where that is given. */
export function newLandedPath(
  firmId: string,
  given: { receipt?: string; bill?: string } = {},
): string {
  const query = new URLSearchParams(given).toString()
  return `${stockPath(firmId)}/landed-costs/new${query && `?${query}`}`
}

export function movesPath(firmId: string): string {
  return `${stockPath(firmId)}/moves`
}

/** Batches and serial numbers, of one item where it is given. */
export function lotsPath(firmId: string, itemId = ''): string {
  return `${stockPath(firmId)}/lots${itemId && `?tab=all&itemId=${itemId}`}`
}

export function lotPath(firmId: string, stockLotId: string): string {
  return `${stockPath(firmId)}/lots/${stockLotId}`
}

/** What moved and has no batch or serial number yet. */
export function lotGapsPath(firmId: string, page = 1): string {
  return `${stockPath(firmId)}/lots-to-assign${page > 1 ? `?page=${page}` : ''}`
}

export function assignLotsPath(firmId: string, stockDocumentId: string): string {
  return `${documentPath(firmId, stockDocumentId)}/lots`
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
