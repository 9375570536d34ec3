import { implement } from '@orpc/server'
import { recoveryContract } from '#contract/person/recovery.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { confirm, getConfirmWay, lock, sendConfirmCode, unlock } from './confirm.ts'
import { checkRecovery, recoverPassword } from './password.ts'
import { forgetPassword, requestLoginLink } from './request-mail.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

const os = implement(recoveryContract).$config(validation).$context<Call>()

export const router = os.router({
  requestLoginLink: os.requestLoginLink.handler(({ input, context }) =>
    requestLoginLink(context, input),
  ),
  forgetPassword: os.forgetPassword.handler(({ input, context }) => forgetPassword(context, input)),
  checkRecovery: os.checkRecovery.handler(({ input, context }) =>
    checkRecovery(context, input.token),
  ),
  recoverPassword: os.recoverPassword.handler(({ input, context }) =>
    recoverPassword(context, input),
  ),
  verifyEmail: os.verifyEmail.handler(({ input, context }) => verifyEmail(context, input)),
  sendVerification: os.sendVerification.handler(({ context }) => sendVerification(context)),
  lock: os.lock.handler(({ context }) => lock(context)),
  unlock: os.unlock.handler(({ input, context }) => unlock(context, input)),
  getConfirmWay: os.getConfirmWay.handler(({ context }) => getConfirmWay(context)),
  sendConfirmCode: os.sendConfirmCode.handler(({ context }) => sendConfirmCode(context)),
  confirm: os.confirm.handler(({ input, context }) => confirm(context, input)),
})
