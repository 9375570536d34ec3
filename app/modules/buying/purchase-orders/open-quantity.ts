import type { PurchaseOrderLine } from '#contract/buying/purchase-orders.ts'

/** What of a line has not arrived, nothing where more came than was ordered; decimal text with four decimals at most. */
export function openQuantity({
  quantity,
  received,
}: Pick<PurchaseOrderLine, 'quantity' | 'received'>): string {
  const left = Math.round((Number(quantity) - Number(received)) * 10_000)
  return String(Math.max(0, left) / 10_000)
}
