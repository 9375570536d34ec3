import { implement } from '@orpc/server'
import { credentialsContract } from '#contract/person/credentials.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { getMethods } from './methods.ts'
import { beginPasskeyLogin, loginPasskey } from './passkey-login.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import {
  loginPhone,
  removePhone,
  requirePhones,
  sendPhoneCheck,
  sendPhoneLogin,
  setPhone,
} from './phone.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  enrolSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { loginSecondFactor } from './second-factor-login.ts'

const os = implement(credentialsContract).$config(validation).$context<Call>()

export const router = os.router({
  getMethods: os.getMethods.handler(({ context }) => getMethods(context)),
  loginSecondFactor: os.loginSecondFactor.handler(({ input, context }) =>
    loginSecondFactor(context, input),
  ),
  enrolSecondFactor: os.enrolSecondFactor.handler(({ input, context }) =>
    enrolSecondFactor(context, input.password),
  ),
  confirmSecondFactor: os.confirmSecondFactor.handler(({ input, context }) =>
    confirmSecondFactor(context, input.code),
  ),
  renewRecoveryCodes: os.renewRecoveryCodes.handler(({ input, context }) =>
    renewRecoveryCodes(context, input.password),
  ),
  endSecondFactor: os.endSecondFactor.handler(({ input, context }) =>
    endSecondFactor(context, input.password),
  ),
  beginPasskey: os.beginPasskey.handler(({ context }) => beginPasskey(context)),
  addPasskey: os.addPasskey.handler(({ input, context }) => addPasskey(context, input)),
  renamePasskey: os.renamePasskey.handler(({ input, context }) =>
    renamePasskey(context, input.passkeyId, input.name),
  ),
  removePasskey: os.removePasskey.handler(({ input, context }) =>
    removePasskey(context, input.passkeyId),
  ),
  beginPasskeyLogin: os.beginPasskeyLogin.handler(({ context }) => beginPasskeyLogin(context)),
  loginPasskey: os.loginPasskey.handler(({ input, context }) => loginPasskey(context, input)),
  checkPhones: os.checkPhones.handler(({ context }) => {
    requirePhones(context)
    return { message: 'Codes can be sent to phones.' }
  }),
  sendPhoneLogin: os.sendPhoneLogin.handler(({ input, context }) => sendPhoneLogin(context, input)),
  loginPhone: os.loginPhone.handler(({ input, context }) => loginPhone(context, input)),
  sendPhoneCheck: os.sendPhoneCheck.handler(({ input, context }) => sendPhoneCheck(context, input)),
  setPhone: os.setPhone.handler(({ input, context }) => setPhone(context, input)),
  removePhone: os.removePhone.handler(({ context }) => removePhone(context)),
})
