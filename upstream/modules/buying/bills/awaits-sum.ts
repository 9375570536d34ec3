import type { Bill } from '#contract/buying/bills.ts'
import type { StoredBill } from './reader.ts'

type Summed = Pick<StoredBill, 'totalAmount' | 'fileTotal' | 'acceptedTotal'>

/** Whether the lines come to another total than the file states, and nobody has decided for that one. */
export function awaitsSum({ totalAmount, fileTotal, acceptedTotal }: Summed): boolean {
  return fileTotal !== null && fileTotal !== totalAmount && acceptedTotal !== totalAmount
}

/** Both sums of a bill where they differ, and where the file's own do not agree. */
export function statedSum(bill: Omit<StoredBill, 'rowNumber'>): Bill['statedSum'] {
  const { fileTotal, totalAmount, acceptedBy, sumParts } = bill
  if (fileTotal === null || fileTotal === totalAmount) return null
  const isDecided = !awaitsSum(bill)
  return {
    total: fileTotal,
    difference: fileTotal - totalAmount,
    isDecided,
    decidedBy: isDecided ? acceptedBy : '',
    parts: JSON.parse(sumParts),
  }
}
