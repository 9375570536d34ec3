export { writeCii } from './cii/write.ts'
export { isCredit } from './credit-kinds.ts'
export { brokenFatturaRules } from './fattura/rules.ts'
export { type FatturaTerms, writeFattura } from './fattura/write.ts'
export { numberOutsideUnion } from './fattura/write-party.ts'
export { writeSelfIntegration } from './fattura/write-self-integration.ts'
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
export {
  type InvoiceRefusal,
  type ReadInvoice,
  readInvoiceInSteps,
} from './read-electronic-invoice.ts'
export { type Broken, broken } from './rules/broken.ts'
export { brokenRules } from './rules/broken-rules.ts'
export type { PriceWay } from './rules/rule.ts'
export { writeUbl } from './ubl/write.ts'
export { codeAddress, codeHeading, codeMark, codePhrase } from './verifactu/code.ts'
export { cancellationText, fingerprint, registrationText } from './verifactu/fingerprint.ts'
export type {
  InvoiceId,
  PreviousRecord,
  Recipient,
  Registration,
  Software,
  TaxDetail,
} from './verifactu/record.ts'
export {
  writeCancellation,
  writeRecordFile,
  writeRecords,
  writeRegistration,
} from './verifactu/write.ts'
