/** Addresses of this module's pages, by firm and quote. */

export function quotesPath(firmId: string): string {
  return `/firms/${firmId}/quotes`
}

export function quotePath(firmId: string, quoteId: string): string {
  return `${quotesPath(firmId)}/${quoteId}`
}

export function quoteEditPath(firmId: string, quoteId: string): string {
  return `${quotePath(firmId, quoteId)}/edit`
}

/** A new quote, for a customer when one is given. */
export function newQuotePath(firmId: string, customerId?: string): string {
  const path = `${quotesPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

export function quoteLogoPath(firmId: string): string {
  return `${quotesPath(firmId)}/logo`
}
