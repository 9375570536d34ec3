export { paySupplier } from './pay-supplier.ts'
export { recordPayment } from './record.ts'
export { refundCredit } from './refund.ts'
export { reversePayment } from './reverse.ts'
