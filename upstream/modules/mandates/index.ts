export { debitSettings, mandateFor, type StoredMandate, sequenceOf } from './reader.ts'
export { endMandate, noteDebit, takeBackDebit } from './service.ts'
