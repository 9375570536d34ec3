export { accountList, moneyAccountList } from './account-list.ts'
export {
  accountFor,
  accountIban,
  accountName,
  findAccountFor,
  hasAccount,
  isMoneyAccount,
  listAccounts,
} from './account-reader.ts'
export { insertAccount, type NewAccount } from './account-writer.ts'
export { setSoftLock } from './change-locks.ts'
export { controlAccounts } from './control-accounts.ts'
export { entriesShown, sealCopiedEntries, withoutEntries } from './copied-entries.ts'
export type { PostingGuard } from './guards.ts'
export { type LineFacts, negatedFacts } from './line-facts.ts'
export { firstOpenDate, lockDates, requireOpenDate } from './locks.ts'
export { credit, debit } from './posting-line.ts'
export { entriesOf, hasPostings, linesOf as entryLines } from './reader.ts'
export { sealIfThere, sealOf } from './seal-of.ts'
export {
  type AccountRef,
  type Posting,
  type PostingLine,
  post,
  resolveLines,
  reverse,
} from './service.ts'
export { isJournalSound, type SealedDocuments, sealedKinds } from './verify.ts'
