import type { ElectronicFormat } from '#contract/selling/electronic-invoices.ts'
import type { ElectronicSource } from './source.ts'

/**
 * What an issued document can leave as. `isGood` where it breaks no rule: only then the XML goes
 * into the PDF.
 */
export function formatsOf(
  source: ElectronicSource,
  isGood: boolean,
  records: readonly ElectronicFormat[] = [],
): ElectronicFormat[] {
  if (source.row.state === 'draft') return []
  return [
    ...(isGood ? (['facturx'] as const) : []),
    'ubl',
    'cii',
    ...(isForItaly(source) ? (['fattura'] as const) : []),
    ...records,
  ]
}

/** A FatturaPA is for firms in Italy with a VAT id, in euro. */
export function isForItaly({ row, snapshot }: ElectronicSource): boolean {
  const { address, vatId } = snapshot.seller
  return address.country === 'IT' && vatId !== '' && row.currency === 'EUR'
}
