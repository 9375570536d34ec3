import { minorToDecimal } from '#contract/money.ts'
import type { DocumentRow, LineRow } from './reader.ts'

/** What a history entry can tell; each is a key of the `history` texts. */
export type HistoryKind =
  | 'created'
  | 'duplicated'
  | 'finalised'
  | 'sent'
  | 'viewed'
  | 'paid'
  | 'paymentReversed'
  | 'creditApplied'
  | 'creditTakenBack'
  | 'netted'
  | 'nettingTakenBack'
  | 'discounted'
  | 'discountTakenBack'
  | 'writtenOff'
  | 'writeOffTakenBack'
  | 'credited'
  | 'voided'
  | 'shared'
  | 'unshared'

/** What a document is found by. */
export function searchEntryOf(
  row: Pick<DocumentRow, 'number' | 'customerName' | 'purchaseOrder' | 'total' | 'currency'>,
  lines: readonly Pick<LineRow, 'sku' | 'description'>[],
): Record<string, string> {
  return {
    number: row.number ?? '',
    customer: row.customerName,
    purchase_order: row.purchaseOrder,
    lines: lines
      .map(({ sku, description }) => `${sku} ${description}`)
      .join('\n')
      .slice(0, 20_000),
    amount: minorToDecimal(row.total, row.currency),
  }
}
