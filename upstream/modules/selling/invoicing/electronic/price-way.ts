import type { PriceWay } from '../../../../einvoice/index.ts'
import type { DocumentRow } from '../reader.ts'

/** How a document's prices and tax were worked out, as far as the rules of sums ask. */
export function priceWay({
  priceMode,
  taxRounding,
}: Pick<DocumentRow, 'priceMode' | 'taxRounding'>): PriceWay {
  return { pricesIncludeTax: priceMode === 'gross', roundsTaxByLine: taxRounding === 'line' }
}
