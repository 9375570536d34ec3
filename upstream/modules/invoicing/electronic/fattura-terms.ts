import type { FatturaTerms } from '../../../einvoice/index.ts'
import type { ElectronicSource } from './source.ts'

/** What the FatturaPA of a document says beyond the terms of EN 16931. */
export function fatturaTerms({ row, terms, snapshot, isSplit }: ElectronicSource): FatturaTerms {
  return {
    // Five letters and digits that no other document of the firm has.
    progress: row.rowNumber.toString(36).toUpperCase().padStart(5, '0'),
    regime: snapshot.seller.taxRegime || 'RF01',
    deliveryNotes: terms.deliveryNotes,
    isSplit,
  }
}
