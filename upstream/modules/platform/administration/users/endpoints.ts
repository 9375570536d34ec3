import { implement } from '@orpc/server'
import { administeredUsersContract } from '#contract/platform/administered-users.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { changePlan, endUserSessions, resetUserSecondFactor } from './change.ts'
import { getUser } from './detail.ts'
import { inviteAdministrator } from './invite.ts'
import { listPlans, listUsers } from './list.ts'
import { resumeUser, suspendUser } from './suspend.ts'

const os = implement(administeredUsersContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listUsers(context, input)),
  get: os.get.handler(({ input, context }) => getUser(context, input.userId)),
  suspend: os.suspend.handler(({ input, context }) => suspendUser(context, input)),
  resume: os.resume.handler(({ input, context }) => resumeUser(context, input.userId)),
  endSessions: os.endSessions.handler(({ input, context }) =>
    endUserSessions(context, input.userId),
  ),
  resetSecondFactor: os.resetSecondFactor.handler(({ input, context }) =>
    resetUserSecondFactor(context, input.userId),
  ),
  changePlan: os.changePlan.handler(({ input, context }) => changePlan(context, input)),
  listPlans: os.listPlans.handler(({ context }) => listPlans(context)),
  inviteAdministrator: os.inviteAdministrator.handler(({ input, context }) =>
    inviteAdministrator(context, input),
  ),
})
