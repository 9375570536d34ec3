import { minorToDecimal } from '#contract/core/money.ts'
import type { DocumentRow, LineRow } from './reader.ts'

/** What the firm's activity shows of documents; each is a key of the `history` texts. */
export const shownActions = [
  'create',
  'duplicate',
  'finalise',
  'send',
  'view',
  'pay',
  'reversePayment',
  'applyCredit',
  'takeBackCredit',
  'net',
  'takeBackNetting',
  'discount',
  'takeBackDiscount',
  'writeOff',
  'takeBackWriteOff',
  'credit',
  'void',
  'share',
  'unshare',
] as const
export type DocumentAction = (typeof shownActions)[number]

/** What a document is found by. @param custom words of the fields that the firm added */
export function searchEntryOf(
  row: Pick<
    DocumentRow,
    'number' | 'importedNumber' | 'customerName' | 'purchaseOrder' | 'total' | 'currency'
  >,
  lines: readonly Pick<LineRow, 'sku' | 'description'>[],
  custom: string,
): Record<string, string> {
  return {
    number: [row.number ?? '', row.importedNumber].join(' ').trim(),
    customer: row.customerName,
    purchase_order: row.purchaseOrder,
    lines: [custom, ...lines.map(({ sku, description }) => `${sku} ${description}`)]
      .join('\n')
      .slice(0, 20_000),
    amount: minorToDecimal(row.total, row.currency),
  }
}
