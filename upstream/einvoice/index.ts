export { writeCii } from './cii/write.ts'
export { writeFattura } from './fattura/write.ts'
export type {
  AllowanceCharge,
  Delivery,
  ElectronicInvoice,
  ElectronicLine,
  Identifier,
  InvoiceAddress,
  InvoiceParty,
  InvoiceTotals,
  PaymentMeans,
  TaxBreakdown,
} from './model.ts'
export { type ReadInvoice, readElectronicInvoice } from './read-electronic-invoice.ts'
export { brokenRules } from './rules/broken-rules.ts'
export { writeUbl } from './ubl/write.ts'
