export { type Claim, type ClaimSource, claimsOf, released, takenAlready } from './claims.ts'
export { type BillableCost, type CostLine, costLines } from './cost-lines.ts'
export {
  dueMilestones,
  type Milestone,
  type ProgressPart,
  progressLines,
  splitPrice,
} from './fixed-price.ts'
export { type EffortSum, planAndActual, type TaskEffort } from './plan-and-actual.ts'
export { type BillableEntry, type PricedEntry, priceEntries } from './price-entries.ts'
export {
  type Figure,
  type Profit,
  type ProfitDocument,
  type ProfitEntry,
  projectProfit,
} from './profit.ts'
export { type FoundRate, type Rate, type RateBook, rateBook, type Worked } from './rates.ts'
export { type LineGrouping, lineGroupings, type TimeLine, timeLines } from './time-lines.ts'
export { type UnbilledProject, unbilledByProject } from './unbilled.ts'
export { type PersonTime, type Utilisation, utilisation } from './utilisation.ts'
