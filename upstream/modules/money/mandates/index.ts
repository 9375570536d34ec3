export { debitSettings, mandateFor, type StoredMandate, sequenceOf } from './reader.ts'
export {
  createMandate,
  endMandate,
  noteDebit,
  takeBackDebit,
  updateDebitSettings,
} from './service.ts'
