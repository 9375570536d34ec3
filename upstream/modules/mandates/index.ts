export { debitSettings, mandateFor, type StoredMandate, sequenceOf } from './reader.ts'
export { createMandate, endMandate, noteDebit, updateDebitSettings } from './service.ts'
