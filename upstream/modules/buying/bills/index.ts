export {
  type BillableBillLine,
  billableBillLines,
  billLinesOnInvoice,
  markBillLine,
} from './bill-on.ts'
export { billChoices } from './choices.ts'
export { approveBill, approveOrSubmit } from './post.ts'
export { readBill } from './reading/read-bill.ts'
export { type ReadReceipt, type ReceiptReader, receiptReaderOf } from './reading/receipt-reader.ts'
export type { BillSteps } from './run-steps.ts'
export { createBill, submitBill } from './service.ts'
export { billValues } from './values.ts'
export { countVersion } from './writer.ts'
