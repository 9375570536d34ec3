import type { ElectronicInvoice, FatturaTerms } from '../../../../einvoice/index.ts'
import { addedNotes } from './added-notes.ts'
import type { ElectronicSource } from './source.ts'
import { withAllIds } from './to-electronic.ts'

/** What the FatturaPA of a document says beyond the terms of EN 16931. */
export function fatturaTerms(source: ElectronicSource): FatturaTerms {
  const { row, terms, snapshot, isSplit, addedFields } = source
  return {
    // Five letters and digits that no other document of the firm has.
    progress: row.rowNumber.toString(36).toUpperCase().padStart(5, '0'),
    regime: snapshot.seller.taxRegime || 'RF01',
    deliveryNotes: terms.deliveryNotes,
    added: addedNotes(source).map(({ label, text }, at) => {
      const { type, value } = addedFields[at] ?? {}
      return { label, text, date: type === 'date' ? String(value) : '' }
    }),
    isSplit,
  }
}

/** The terms that a FatturaPA is made of: added fields have a place of their own there. */
export function fatturaInvoice(source: ElectronicSource): ElectronicInvoice {
  return withAllIds({ ...source, addedFields: [] })
}
