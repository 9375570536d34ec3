import { implement } from '@orpc/server'
import { administeredFirmsContract } from '#contract/platform/administered-firms.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { getFirm } from './detail.ts'
import { resumeHeldMail } from './held-mail.ts'
import { listFirms } from './list.ts'
import { resumeFirm, suspendFirm } from './suspend.ts'

const os = implement(administeredFirmsContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listFirms(context, input)),
  get: os.get.handler(({ input, context }) => getFirm(context, input.firmId)),
  suspend: os.suspend.handler(({ input, context }) => suspendFirm(context, input)),
  resumeMail: os.resumeMail.handler(async ({ input, context }) => {
    await resumeHeldMail(context, input.firmId)
    return getFirm(context, input.firmId)
  }),
  resume: os.resume.handler(({ input, context }) => resumeFirm(context, input.firmId)),
})
