import { implement } from '@orpc/server'
import { appsContract } from '#contract/person/apps.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { listApps, registerApp, removeApp } from './apps.ts'
import {
  endFirmGrant,
  listFirmGrants,
  listOwnGrantCalls,
  listOwnGrants,
  revokeOwnGrant,
} from './grants.ts'
import { decide, readRequest } from './requests.ts'

const os = implement(appsContract).$config(validation).$context<Call>()

export const router = os.router({
  readRequest: os.readRequest.handler(({ input, context }) => readRequest(context, input.query)),
  decide: os.decide.handler(({ input, context }) => decide(context, input)),
  listGrants: os.listGrants.handler(async ({ context }) => ({
    rows: await listOwnGrants(context),
  })),
  revokeGrant: os.revokeGrant.handler(({ input, context }) =>
    revokeOwnGrant(context, input.grantId),
  ),
  listGrantCalls: os.listGrantCalls.handler(({ input, context }) =>
    listOwnGrantCalls(context, input),
  ),
  list: os.list.handler(async ({ input: { firmId }, context }) => ({
    apps: await listApps(context, firmId),
    grants: await listFirmGrants(context, firmId),
  })),
  register: os.register.handler(({ input: { firmId, ...input }, context }) =>
    registerApp(context, firmId, input),
  ),
  remove: os.remove.handler(({ input, context }) => removeApp(context, input.firmId, input.appId)),
  endGrant: os.endGrant.handler(({ input, context }) =>
    endFirmGrant(context, input.firmId, input.grantId),
  ),
})
