import type { PayFacts } from '#contract/people/pay-facts.ts'
import type { Component } from '../formula/components.ts'

/** Whether somebody's employment was over before a month. */
export function hasLeftBefore(
  { endDate }: { endDate: string },
  { fromDate }: { fromDate: string },
): boolean {
  return endDate !== '' && endDate < fromDate
}

/** Names of what is typed for one month; other values are those of a contract. */
const typed = /\b(bonus_amount|expenses_amount|deduction_amount)\b/

/** Components as they hold after the employment: only what was typed for the month is paid. */
export function afterLeaving(components: readonly Component[]): Component[] {
  return components.map((component) =>
    typed.test(component.formula) ? component : { ...component, condition: '1 > 2' },
  )
}

/** Amounts of a month that are taken whatever the pay is, and not from who has left. */
const fixedOfMonth = [
  ...['pensionFundEmployee', 'pensionFundEmployer', 'healthPremium', 'healthEmployerPart'],
  ...['regionalSurtax', 'municipalSurtax', 'extraWithholding'],
]

/** Facts about somebody as they hold after the employment. */
export function factsAfterLeaving(facts: PayFacts): PayFacts {
  const kept = Object.entries(facts).map(([name, value]) => [
    name,
    fixedOfMonth.includes(name) ? '0' : value,
  ])
  return Object.fromEntries(kept)
}
