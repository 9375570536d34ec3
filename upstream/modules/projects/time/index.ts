export {
  type Billed,
  endedEntries,
  followInvoiceLines,
  markBilled,
  projectsWithUnbilled,
  releaseTime,
  unbilledEntries,
} from './billed.ts'
export { billedSeconds, type RoundingRule } from './rounding.ts'
export type { StoredEntry } from './stored.ts'
