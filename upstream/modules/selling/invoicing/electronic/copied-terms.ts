import type { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { DocumentRow } from '../reader.ts'
import { storedTerms } from './stored-terms.ts'

/**
 * What a copy of a document tells machines: the buyer's references stay, what belongs to the one
 * document (its period and delivery notes, what it corrects, a kind for a correction or a part payment) does not.
 */
export function copiedTerms(row: Pick<DocumentRow, 'electronicTerms'>): ElectronicTerms {
  const terms = storedTerms(row)
  return {
    ...terms,
    typeCode: terms.typeCode === '380' ? '380' : '',
    precedingNumber: '',
    precedingDate: null,
    periodStart: null,
    periodEnd: null,
    deliveryNotes: [],
    cardDigits: '',
  }
}
