import type { PurchaseKind } from '#contract/buying/recurring-purchases.ts'

/** Addresses of this module's pages. */

export function recurringPurchasesPath(firmId: string): string {
  return `/firms/${firmId}/recurring-purchases`
}

export function recurringPurchasePath(firmId: string, recurringPurchaseId: string): string {
  return `${recurringPurchasesPath(firmId)}/${recurringPurchaseId}`
}

export function newRecurringPath(firmId: string, kind: PurchaseKind): string {
  return `${recurringPurchasesPath(firmId)}/new?kind=${kind}`
}
