import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { salesOrderEditPath, salesOrderPath, salesOrdersPath } from './paths.ts'

/** What the editor knows of sales orders. */
export const salesOrderKind: DocumentKind = {
  texts: 'sales-orders',
  party: { field: 'customerId', role: 'customer' },
  head: [
    { name: 'deliveryDate', input: 'date', place: 'dates', mark: 'edit.optional' },
    {
      name: 'customerReference',
      input: 'text',
      place: 'more',
      mark: 'edit.optional',
      maxLength: 60,
    },
  ],
  foot: [{ name: 'terms', rows: 4, maxLength: 8000, hasHint: true }],
  lineBoxes: [],
  path: salesOrdersPath,
  onePath: salesOrderPath,
  editPath: salesOrderEditPath,
}
