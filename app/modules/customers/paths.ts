export function customersPath(firmId: string): string {
  return `/firms/${firmId}/customers`
}

export function newCustomerPath(firmId: string): string {
  return `${customersPath(firmId)}/new`
}

export function customerPath(firmId: string, customerId: string): string {
  return `${customersPath(firmId)}/${customerId}`
}

export function editCustomerPath(firmId: string, customerId: string): string {
  return `${customerPath(firmId, customerId)}/edit`
}

/**
 * Where others begin something for a customer. They are known by their addresses alone: those
 * modules use this one, so it may not use them.
 */
export function elsewherePaths(firmId: string, customerId: string) {
  const firm = `/firms/${firmId}`
  return {
    invoices: `${firm}/invoices?customer=${customerId}`,
    newInvoice: `${firm}/invoices/new?customer=${customerId}`,
    payments: `${firm}/payments?customer=${customerId}`,
    newPayment: `${firm}/payments/new?customer=${customerId}`,
    credit: `${customerPath(firmId, customerId)}/credit`,
  }
}
