import { implement } from '@orpc/server'
import { supportAccessContract } from '#contract/platform/support-access.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { endSupport, grantSupport, listConsents } from './consents.ts'
import { listSupportRequests } from './requests.ts'
import { enterFirm, leaveFirm } from './visits.ts'

const os = implement(supportAccessContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listConsents(context, input)),
  grant: os.grant.handler(({ input, context }) => grantSupport(context, input)),
  end: os.end.handler(({ input, context }) => endSupport(context, input.firmId)),
  listRequests: os.listRequests.handler(({ input, context }) =>
    listSupportRequests(context, input),
  ),
  enter: os.enter.handler(({ input, context }) => enterFirm(context, input.firmId)),
  leave: os.leave.handler(({ input, context }) => leaveFirm(context, input.firmId)),
})
