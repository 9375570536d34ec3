/** Addresses of this module's pages, by firm and document. */

export function invoicesPath(firmId: string): string {
  return `/firms/${firmId}/invoices`
}

export function invoicePath(firmId: string, invoiceId: string): string {
  return `${invoicesPath(firmId)}/${invoiceId}`
}

export function invoiceEditPath(firmId: string, invoiceId: string): string {
  return `${invoicePath(firmId, invoiceId)}/edit`
}

/** A new invoice, for a customer when one is given. */
export function newInvoicePath(firmId: string, customerId?: string): string {
  const path = `${invoicesPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

/** The page where a payment of an invoice is recorded; it belongs to the payments module. */
export function recordPaymentPath(firmId: string, invoiceId: string): string {
  return `/firms/${firmId}/payments/new?invoice=${invoiceId}`
}

export function customerPath(firmId: string, customerId: string): string {
  return `/firms/${firmId}/parties/${customerId}`
}

export function logoPath(firmId: string): string {
  return `${invoicesPath(firmId)}/logo`
}
