import type { ElectronicFormat } from '#contract/electronic-invoices.ts'
import type { ElectronicSource } from './source.ts'

/**
 * What an issued document can leave as. `isGood` where it breaks no rule: only then the XML goes
 * into the PDF. A FatturaPA is for firms in Italy with a VAT id, in euro.
 */
export function formatsOf(
  { row, snapshot }: ElectronicSource,
  isGood: boolean,
  records: readonly ElectronicFormat[] = [],
): ElectronicFormat[] {
  if (row.state === 'draft') return []
  const { address, vatId } = snapshot.seller
  const isItalian = address.country === 'IT' && vatId !== '' && row.currency === 'EUR'
  return [
    ...(isGood ? (['facturx'] as const) : []),
    'ubl',
    'cii',
    ...(isItalian ? (['fattura'] as const) : []),
    ...records,
  ]
}
