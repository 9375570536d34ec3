import type { Minor } from './money.ts'

/** What the customer owes the firm of a document: all of it less the tax that goes to the state. */
export function payableOf(row: { total: Minor; splitTax?: Minor | undefined }): Minor {
  return row.total - (row.splitTax ?? 0)
}
