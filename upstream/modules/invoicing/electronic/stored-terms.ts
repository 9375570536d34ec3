import { ElectronicTerms } from '#contract/electronic-invoices.ts'
import type { DocumentRow } from '../reader.ts'

/** What a stored document tells machines besides what people read. */
export function storedTerms({
  electronicTerms,
}: Pick<DocumentRow, 'electronicTerms'>): ElectronicTerms {
  return ElectronicTerms.parse(JSON.parse(electronicTerms))
}
