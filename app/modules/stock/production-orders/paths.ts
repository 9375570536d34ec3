export function productionOrdersPath(firmId: string): string {
  return `/firms/${firmId}/production-orders`
}

export function newProductionOrderPath(firmId: string): string {
  return `${productionOrdersPath(firmId)}/new`
}

export function productionOrderPath(firmId: string, productionOrderId: string): string {
  return `${productionOrdersPath(firmId)}/${productionOrderId}`
}

/** Where what was made is noted. */
export function makePath(firmId: string, productionOrderId: string): string {
  return `${productionOrderPath(firmId, productionOrderId)}/make`
}
