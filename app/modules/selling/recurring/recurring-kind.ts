import { invoiceKind, takeInstalments } from '#app/modules/selling/invoicing/index.ts'
import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { contentPath, recurringPath, recurringsPath } from './paths.ts'

/** What the editor knows of recurring invoices: their date is that of the next one. */
export const recurringKind: DocumentKind = {
  texts: 'recurring',
  party: { field: 'customerId', role: 'customer' },
  head: [
    { name: 'paymentTermsDays', input: 'days', place: 'dates' },
    { name: 'purchaseOrder', input: 'text', place: 'more', mark: 'edit.optional', maxLength: 60 },
  ],
  foot: [],
  more: invoiceKind.more ?? [],
  moreDecimals: invoiceKind.moreDecimals ?? [],
  take: takeInstalments,
  lineBoxes: [],
  path: recurringsPath,
  onePath: recurringPath,
  editPath: contentPath,
}
