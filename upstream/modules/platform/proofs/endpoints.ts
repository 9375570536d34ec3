import { implement } from '@orpc/server'
import { proofsContract } from '#contract/platform/proofs.ts'
import { validation } from '../../../core/validation.ts'
import type { Call } from '../../../identity/call.ts'
import {
  daysOfFirm,
  getDeletionReport,
  proofOf,
  publishedDays,
} from '../../../identity/proofs/proofs.ts'
import { requireMember } from '../../../identity/require-member.ts'

const os = implement(proofsContract).$config(validation).$context<Call>()

export const router = os.router({
  days: os.days.handler(({ context: { env, now } }) => publishedDays(env, now)),
  deletion: os.deletion.handler(({ context, input }) =>
    getDeletionReport(context.env, input.reportId),
  ),
  list: os.list.handler(({ context, input: { firmId } }) => {
    requireMember(context, firmId, 'ledger:view')
    return daysOfFirm(context.env, firmId, context.now)
  }),
  get: os.get.handler(({ context, input: { firmId, date } }) => {
    requireMember(context, firmId, 'ledger:view')
    return proofOf(context.env, firmId, date)
  }),
})
