/** Addresses of this module's pages, by firm and order. */

export function salesOrdersPath(firmId: string): string {
  return `/firms/${firmId}/sales-orders`
}

export function salesOrderPath(firmId: string, salesOrderId: string): string {
  return `${salesOrdersPath(firmId)}/${salesOrderId}`
}

export function salesOrderEditPath(firmId: string, salesOrderId: string): string {
  return `${salesOrderPath(firmId, salesOrderId)}/edit`
}

/** A new order, for a customer when one is given. */
export function newSalesOrderPath(firmId: string, customerId?: string): string {
  const path = `${salesOrdersPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

/** Where a step is taken of all or parts of an order. */
export function salesOrderStepPath(
  firmId: string,
  salesOrderId: string,
  step: 'deliver' | 'invoice' | 'return' | 'close',
): string {
  return `${salesOrderPath(firmId, salesOrderId)}/${step}`
}

/** Where its goods are ordered from a supplier who sends them; that module is known by its address only. */
export function dropShipPath(firmId: string, salesOrderId: string): string {
  return `${salesOrderPath(firmId, salesOrderId)}/drop-ship`
}

export function salesOrderLogoPath(firmId: string): string {
  return `${salesOrdersPath(firmId)}/logo`
}

/** A delivery note, which is a document of stock. */
export function deliveryNotePath(firmId: string, stockDocumentId: string): string {
  return `/firms/${firmId}/stock/documents/${stockDocumentId}`
}

/** The same on paper. */
export function deliveryNotePdfPath(
  firmId: string,
  salesOrderId: string,
  stockDocumentId: string,
): string {
  return `${salesOrderPath(firmId, salesOrderId)}/deliveries/${stockDocumentId}/pdf`
}
