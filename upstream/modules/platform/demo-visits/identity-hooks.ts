import type { IdentityHooks } from '../../../identity/hooks.ts'
import { sweepVisits } from './sweep.ts'
import { demoOf } from './tracking.ts'

export const identityHooks: IdentityHooks = {
  sweep: sweepVisits,
  describeSession: async (call) => ({ demo: await demoOf(call) }),
}
