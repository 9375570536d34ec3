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

/** Where invoices of another program are read from a file. */
export function importInvoicesPath(firmId: string): string {
  return `${invoicesPath(firmId)}/import`
}

/** Where a deposit on a draft is asked for. */
export function depositPath(firmId: string, invoiceId: string): string {
  return `${invoicePath(firmId, invoiceId)}/deposit`
}

/** A new deposit invoice on what is not written yet. */
export function newDepositPath(firmId: string): string {
  return `${invoicesPath(firmId)}/new?purpose=deposit`
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

/** What a draft says to machines. */
export function electronicPath(firmId: string, invoiceId: string): string {
  return `${invoicePath(firmId, invoiceId)}/electronic`
}

/** Where a customer is changed; it belongs to the parties module. */
export function customerEditPath(firmId: string, customerId: string): string {
  return `${customerPath(firmId, customerId)}/edit`
}

/** The firm's own data; they belong to the firms module. */
export function firmSettingsPath(firmId: string): string {
  return `/firms/${firmId}/settings/firm`
}

/** Tax rates; they belong to the taxes module. */
export function taxesPath(firmId: string): string {
  return `/firms/${firmId}/settings/taxes`
}

/** Records of a firm in Spain for its tax agency. */
export function verifactuPath(firmId: string): string {
  return `/firms/${firmId}/settings/verifactu`
}

export function verifactuBatchPath(firmId: string, batch: number): string {
  return `${verifactuPath(firmId)}/file?batch=${batch}`
}

/** A ticket of a till, which is recorded as an invoice is. */
export function ticketPath(firmId: string, ticketId: string): string {
  return `/firms/${firmId}/tills/tickets/${ticketId}`
}
