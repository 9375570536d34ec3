export function couponsPath(firmId: string): string {
  return `/firms/${firmId}/coupons`
}
