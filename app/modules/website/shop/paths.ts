export function shopOrdersPath(firmId: string): string {
  return `/firms/${firmId}/shop-orders`
}

export function shopOrderPath(firmId: string, id: string): string {
  return `${shopOrdersPath(firmId)}/${id}`
}

export function refuseReturnPath(firmId: string, id: string): string {
  return `${shopOrderPath(firmId, id)}/refuse-return`
}

export function shopSettingsPath(firmId: string): string {
  return `/firms/${firmId}/website/shop`
}
