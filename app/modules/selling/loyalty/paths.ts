export function pointsPath(firmId: string): string {
  return `/firms/${firmId}/loyalty`
}

export function pointsOfPath(firmId: string, loyaltyAccountId: string): string {
  return `${pointsPath(firmId)}/${loyaltyAccountId}`
}

/** Where points are given or taken by hand; of a customer when one is given. */
export function adjustPath(firmId: string, customerId?: string): string {
  const path = `${pointsPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

/** How points are earned and what they are worth. */
export function programmePath(firmId: string): string {
  return `/firms/${firmId}/settings/loyalty`
}
