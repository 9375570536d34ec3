import type { Filter } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { administeredUsersContract } from '#contract/platform/administered-users.ts'

/** The plans that somebody has, with how many each. */
export type Plans = readonly { planId: string; users: number }[]

/** For the filter by plan. */
export function loadPlans({ call }: FirmAccess): Promise<Plans> {
  return call(administeredUsersContract.listPlans, undefined)
}

export const planFilter: Filter<Plans> = {
  kind: 'choice',
  name: 'planId',
  label: 'filter.plan',
  choices: ({ extra }) =>
    extra.map(({ planId, users }) => ({ value: planId, label: `${planId} (${users})` })),
}
