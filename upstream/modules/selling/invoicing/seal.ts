import { createHash } from 'node:crypto'
import { firstDueDate } from './instalments.ts'
import type { DocumentRow } from './reader.ts'
import type { NewLine } from './writer.ts'

type Sealed = Pick<
  DocumentRow,
  | 'kind'
  | 'number'
  | 'issueDate'
  | 'supplyDate'
  | 'dueDate'
  | 'instalments'
  | 'earlyPayment'
  | 'currency'
  | 'exchangeRate'
  | 'priceMode'
  | 'purchaseOrder'
  | 'electronicTerms'
  | 'language'
  | 'discount'
  | 'notes'
  | 'net'
  | 'tax'
  | 'total'
  | 'taxGroups'
  | 'splitTax'
  | 'creditsId'
  | 'purpose'
  | 'progress'
  | 'deposits'
  | 'snapshot'
>

/**
 * SHA-256 of what a document says and of the hash of the one before it in its series, so that no
 * issued document can be changed or taken out unseen. The buyer is in it as the snapshot has them:
 * parties may be merged later.
 */
export function seal(previousHash: string, row: Sealed, lines: readonly NewLine[]): string {
  const sealedParts = [
    previousHash,
    row.kind,
    row.number,
    row.issueDate,
    row.supplyDate,
    firstDueDate(row),
    row.currency,
    row.exchangeRate,
    row.priceMode,
    row.purchaseOrder,
    row.electronicTerms,
    row.language,
    row.discount,
    row.notes,
    row.net,
    row.tax,
    row.total,
    row.taxGroups,
    row.creditsId,
    row.purpose,
    row.progress,
    row.deposits,
    row.snapshot,
    ...(row.instalments === '[]' ? [] : [row.instalments]),
    ...(row.earlyPayment === null ? [] : [{ earlyPayment: row.earlyPayment }]),
    ...(row.splitTax === 0 ? [] : [{ splitTax: row.splitTax }]),
    lines.map((line) => [
      line.sku,
      line.description,
      line.quantity,
      line.unit,
      line.unitPrice,
      line.discount,
      line.taxCode,
      line.taxCategory,
      line.taxRate,
      line.amount,
      line.net,
      line.taxAmount,
      ...(line.layout ? [line.layout] : []),
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(sealedParts)).digest('hex')
}
