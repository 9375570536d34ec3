import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { DocumentRow } from '../reader.ts'

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
