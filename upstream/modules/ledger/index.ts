export { type LineFacts, negatedFacts } from './line-facts.ts'
export { accountFor, accountName, entriesOf, hasAccount } from './reader.ts'
export {
  type AccountRef,
  type Posting,
  type PostingLine,
  post,
  requireOpenDate,
  resolveLines,
  reverse,
} from './service.ts'
export { accountsTable, journalEntriesTable } from './tables.ts'
