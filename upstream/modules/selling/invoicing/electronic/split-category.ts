import type { ElectronicInvoice } from '../../../../einvoice/index.ts'

/** Said in Italian whatever the document's language: it is the term of the law. */
const note = 'Scissione dei pagamenti ai sensi dell’art. 17-ter del D.P.R. 633/1972'

/**
 * An invoice whose buyer pays the tax to the state: what is taxed has the category B (EN 16931-1,
 * BR-B-01 and BR-B-02), and the tax, which the seller doesn't ask for, is no part of what is due.
 */
export function withSplitPayment(invoice: ElectronicInvoice): ElectronicInvoice {
  const split = <One extends { category: string }>(one: One): One =>
    one.category === 'S' ? { ...one, category: 'B' } : one
  return {
    ...invoice,
    notes: [...invoice.notes, { subject: '', text: note }],
    lines: invoice.lines.map(split),
    allowances: invoice.allowances.map(split),
    charges: invoice.charges.map(split),
    taxes: invoice.taxes.map(split),
  }
}

/** The category that a group has on a document: B in place of S where its tax is split. */
export function splitCategory({ isSplit }: { isSplit: boolean }, category: string): string {
  return isSplit && category === 'S' ? 'B' : category
}
