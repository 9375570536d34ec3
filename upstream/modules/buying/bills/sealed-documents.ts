import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

export const sealedDocuments: SealedDocuments = { bill: findSeal, billCredit: findSeal }

function findSeal(reader: Reader, billId: string): string | undefined {
  return sealIfThere(() => partsSeal(reader, billId))
}

/**
 * SHA-256 of what a posted bill says, which its entry takes into the chain. Its state may change and
 * its supplier be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, billId: string): string {
  const row = getStoredBill(reader, billId)
  const sealedParts = [
    ...[row.id, row.kind, row.number, row.supplierNumber, row.date, row.dueDate],
    ...[row.currency, row.exchangeRate, row.net, row.taxAmount, row.totalAmount],
    ...(row.withheldAmount === 0 ? [] : [row.withheldAmount]),
    ...(row.isSelfBilled ? [row.supplyDate, row.snapshot, row.corrects] : []),
    linesOfBill(reader, billId).map(({ description, account, taxCode, net, taxAmount }) => [
      ...[description, account, taxCode, net, taxAmount],
    ]),
  ]
  return sealOf(sealedParts)
}
