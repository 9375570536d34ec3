export function purchaseOrdersPath(firmId: string): string {
  return `/firms/${firmId}/purchase-orders`
}

export function newPurchaseOrderPath(firmId: string): string {
  return `${purchaseOrdersPath(firmId)}/new`
}

export function purchaseOrderPath(firmId: string, purchaseOrderId: string): string {
  return `${purchaseOrdersPath(firmId)}/${purchaseOrderId}`
}

export function receivePath(firmId: string, purchaseOrderId: string): string {
  return `${purchaseOrderPath(firmId, purchaseOrderId)}/receive`
}

export function rejectOrderPath(firmId: string, purchaseOrderId: string): string {
  return `${purchaseOrderPath(firmId, purchaseOrderId)}/reject`
}

export function reorderPath(firmId: string): string {
  return `${purchaseOrdersPath(firmId)}/reorder`
}

/** Goods received and not billed. */
export function goodsReceivedPath(firmId: string): string {
  return `${purchaseOrdersPath(firmId)}/goods-received`
}

/** A bill beside what was ordered and received. */
export function matchPath(firmId: string, billId: string): string {
  return `/firms/${firmId}/bills/${billId}/match`
}

/** The order of a customer that goods are bought for; that module is known by its address only. */
export function salesOrderPath(firmId: string, salesOrderId: string): string {
  return `/firms/${firmId}/sales-orders/${salesOrderId}`
}
