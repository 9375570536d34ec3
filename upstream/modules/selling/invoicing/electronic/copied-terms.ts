import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { DocumentRow } from '../reader.ts'

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

/** The terms as text, saying of the document itself that its tax is split: no amount of it says so. */
export function splitTerms(row: Pick<DocumentRow, 'electronicTerms'>): string {
  return JSON.stringify({ ...storedTerms(row), splitPayment: 'yes' })
}

/** What a stored document tells machines besides what people read. */
export function storedTerms({
  electronicTerms,
}: Pick<DocumentRow, 'electronicTerms'>): ElectronicTerms {
  return ElectronicTerms.parse(JSON.parse(electronicTerms))
}
