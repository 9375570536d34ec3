export {
  type Billed,
  type BilledDays,
  type BilledPart,
  billedParts,
  billedWorth,
  entriesOnInvoice,
  followInvoiceLines,
  invoicedEntries,
  markBilled,
  projectsWithUnbilled,
  releaseTime,
  unbilledAmong,
  unbilledTime,
} from './billed.ts'
export { createImportedEntry, existingEntries, removeImportedEntry } from './imported-entry.ts'
export { billedSeconds, type RoundingRule } from './rounding.ts'
export { createEntry } from './save-entry.ts'
export type { StoredEntry } from './stored.ts'
export { type OpenSum, openSums, type PersonSum, sumsOfPeople } from './sums.ts'
