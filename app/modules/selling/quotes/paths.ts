import type { DocumentKind } from '#app/shell/documents/document-kind.ts'

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

/** What the editor knows of quotes. */
export const quoteKind: DocumentKind = {
  texts: 'quotes',
  party: { field: 'customerId', role: 'customer' },
  head: [{ name: 'validUntil', input: 'date', place: 'dates' }],
  foot: [{ name: 'terms', rows: 4, maxLength: 8000, hasHint: true }],
  lineBoxes: [{ name: 'isOptional', leavesOut: true }, { name: 'hasFreeQuantity' }],
  path: quotesPath,
  onePath: quotePath,
  editPath: quoteEditPath,
}
