import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { quoteEditPath, quotePath, quotesPath } from './paths.ts'

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
