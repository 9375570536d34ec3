/**
 * The price list, the only one. Prices are for a month and each firm, without VAT, in minor units of
 * `planCurrency`. They are what a plan is meant to cost once its own parts are there: nothing is
 * charged yet, and everything there is today is in every plan. Names are the same in every language.
 */
export const plans = [
  { id: 'solo', name: 'Solo', monthlyPrice: 0 },
  { id: 'studio', name: 'Studio', monthlyPrice: 1400 },
  { id: 'house', name: 'House', monthlyPrice: 3900 },
] as const
export const planCurrency = 'EUR'

export type Plan = (typeof plans)[number]
export type PlanId = Plan['id']

/** The plan of an id that came from outside; undefined for any other text. */
export function findPlan(id: string | null | undefined): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}
