export function paymentsPath(firmId: string): string {
  return `/firms/${firmId}/payments`
}

/** Where a payment is recorded, of a customer when one is given. */
export function newPaymentPath(firmId: string, customerId?: string): string {
  const path = `${paymentsPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

export function paymentPath(firmId: string, paymentId: string): string {
  return `${paymentsPath(firmId)}/${paymentId}`
}

/** Where what the firm notes of a payment in fields of its own is changed. */
export function paymentFieldsPath(firmId: string, paymentId: string): string {
  return `${paymentPath(firmId, paymentId)}/fields`
}

/** Where a customer's credit in a currency is paid back. */
export function refundPath(firmId: string, customerId: string, currency: string): string {
  return `/firms/${firmId}/customers/${customerId}/refund?currency=${currency}`
}

/** Where a customer's credit is put towards invoices. */
export function creditPath(firmId: string, customerId: string): string {
  return `/firms/${firmId}/customers/${customerId}/credit`
}
