import type { DescribedOffering, OfferingId } from '#app/modules/public-site/site/index.ts'
import { type PlanId, plans } from '#contract/core/plans.ts'

/** The smallest plan that an offering is meant for; larger ones hold it too. */
const smallestPlan: Record<OfferingId, PlanId> = {
  invoicing: 'solo',
  'client-management': 'solo',
  'product-management': 'solo',
  inventory: 'studio',
  'retail-billing': 'studio',
  'daily-sales-tracker': 'studio',
  'expense-tracker': 'studio',
  bookkeeping: 'studio',
  'business-analytics-tool': 'studio',
  'crm-leads': 'house',
  'affiliate-business-system': 'house',
  hrms: 'house',
  'payroll-management': 'house',
  'leave-management': 'house',
  lms: 'house',
  'project-management': 'house',
  cms: 'house',
  erp: 'house',
}

/** Whether a plan holds an offering now, is meant to once it is there, or is not. */
export type PartState = 'live' | 'planned' | 'absent'

/** What is there today is in every plan; the rest is where it is meant to be. */
export function partState(
  { id, state }: Pick<DescribedOffering, 'id' | 'state'>,
  planId: PlanId,
): PartState {
  if (state === 'live') return 'live'
  const rankOf = (wanted: PlanId) => plans.findIndex((plan) => plan.id === wanted)
  return rankOf(planId) >= rankOf(smallestPlan[id]) ? 'planned' : 'absent'
}

/** The offerings that a plan adds to the one before it, once they are there. */
export function addedBy(planId: PlanId, offerings: readonly DescribedOffering[]) {
  return offerings.filter(({ id, state }) => state === 'planned' && smallestPlan[id] === planId)
}
