import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { channelMessages } from './on-demo-action.ts'
import { internal, jobs } from './prepare.ts'
import { sweepVisits } from './sweep.ts'
import { demoOf } from './tracking.ts'

export const module = defineModule({
  name: 'demo-visits',
  directoryEndpoints: router,
  identityHooks: {
    sweep: sweepVisits,
    describeSession: async (call) => ({ demo: await demoOf(call) }),
  },
  channelMessages,
  internal,
  jobs,
})
