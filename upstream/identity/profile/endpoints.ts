import { implement } from '@orpc/server'
import { profileContract } from '#contract/person/profile.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { confirmDeletion, getDeletion, requestDeletion, withdrawDeletion } from './deletion.ts'
import {
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  withdrawEmailChange,
} from './email-change.ts'
import { leaveFirm } from './leave-firm.ts'
import { getOwnData } from './own-data.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { listSoleOwnerships } from './owners.ts'
import { changePassword } from './password.ts'
import { getPhoto, removePhoto, setPhoto } from './photo.ts'
import { getProfile, saveJwtProfile, updateProfile } from './profile.ts'

const os = implement(profileContract).$config(validation).$context<Call>()

export const router = os.router({
  get: os.get.handler(({ context }) => getProfile(context)),
  update: os.update.handler(({ input, context }) => updateProfile(context, input)),
  saveJwtProfile: os.saveJwtProfile.handler(({ input, context }) => saveJwtProfile(context, input)),

  setPhoto: os.setPhoto.handler(({ input, context }) => setPhoto(context, input.file)),
  removePhoto: os.removePhoto.handler(({ context }) => removePhoto(context)),
  getPhoto: os.getPhoto.handler(({ input, context }) => getPhoto(context, input.key)),

  listSessions: os.listSessions.handler(({ context }) => listSessions(context)),
  endSession: os.endSession.handler(({ input, context }) => endSession(context, input.sessionId)),
  endOtherSessions: os.endOtherSessions.handler(({ context }) => endOtherSessions(context)),

  changePassword: os.changePassword.handler(({ input, context }) => changePassword(context, input)),

  requestEmailChange: os.requestEmailChange.handler(({ input, context }) =>
    requestEmailChange(context, input),
  ),
  withdrawEmailChange: os.withdrawEmailChange.handler(({ context }) =>
    withdrawEmailChange(context),
  ),
  getEmailChange: os.getEmailChange.handler(({ input, context }) =>
    getEmailChange(context, input.token),
  ),
  confirmEmailChange: os.confirmEmailChange.handler(({ input, context }) =>
    confirmEmailChange(context, input.token),
  ),

  leaveFirm: os.leaveFirm.handler(({ input, context }) => leaveFirm(context, input.firmId)),

  getData: os.getData.handler(({ context }) => getOwnData(context)),

  listSoleOwnerships: os.listSoleOwnerships.handler(({ context }) => listSoleOwnerships(context)),
  requestDeletion: os.requestDeletion.handler(({ input, context }) =>
    requestDeletion(context, input),
  ),
  withdrawDeletion: os.withdrawDeletion.handler(({ context }) => withdrawDeletion(context)),
  getDeletion: os.getDeletion.handler(({ input, context }) => getDeletion(context, input.token)),
  confirmDeletion: os.confirmDeletion.handler(({ input, context }) =>
    confirmDeletion(context, input.token),
  ),
})
