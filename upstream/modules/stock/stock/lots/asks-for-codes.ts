import type { StockDocumentKind } from '#contract/stock/stock.ts'
import type { StockItem } from '../stock-items.ts'

/**
 * Whether a person who records such a document must name batches or serial numbers: of what comes in
 * both, of what goes out serial numbers alone, since batches leave by their date. An adjustment may
 * leave it open: who counts does not read each label.
 */
export function asksForCodes(
  { tracking }: Pick<StockItem, 'tracking'>,
  kind: StockDocumentKind,
): boolean {
  if (tracking === 'batches') return kind === 'receipt'
  if (tracking === 'serials') return ['receipt', 'delivery', 'transfer'].includes(kind)
  return false
}
