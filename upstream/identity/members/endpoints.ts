import { implement } from '@orpc/server'
import { membersContract } from '#contract/firm/members.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { acceptInvitation, registerInvited, viewInvitation } from './accept.ts'
import {
  changeRole,
  changeTeam,
  removeMember,
  resumeMember,
  suspendMember,
} from './change-member.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'
import { getMember, listMemberNames, listMembers } from './members.ts'
import { acceptOwnership, endOffer, listOffers, offerOwnership } from './ownership.ts'

const os = implement(membersContract).$config(validation).$context<Call>()

/** Below `/firms/{firmId}` the gateway has checked membership and permission. */
export const router = os.router({
  list: os.list.handler(({ input, context }) => listMembers(context, input)),
  listNames: os.listNames.handler(({ input, context }) => listMemberNames(context, input)),
  get: os.get.handler(({ input, context }) => getMember(context, input)),
  changeRole: os.changeRole.handler(({ input, context }) => changeRole(context, input)),
  changeTeam: os.changeTeam.handler(({ input, context }) => changeTeam(context, input)),
  suspend: os.suspend.handler(({ input, context }) => suspendMember(context, input)),
  resume: os.resume.handler(({ input, context }) => resumeMember(context, input)),
  remove: os.remove.handler(({ input, context }) => removeMember(context, input)),
  listInvitations: os.listInvitations.handler(({ input, context }) =>
    listInvitations(context, input),
  ),
  invite: os.invite.handler(({ input, context }) => invite(context, input)),
  resendInvitation: os.resendInvitation.handler(({ input, context }) =>
    resendInvitation(context, input),
  ),
  revokeInvitation: os.revokeInvitation.handler(({ input, context }) =>
    revokeInvitation(context, input),
  ),
  listOffers: os.listOffers.handler(({ input, context }) => listOffers(context, input.firmId)),
  offerOwnership: os.offerOwnership.handler(({ input, context }) => offerOwnership(context, input)),
  acceptOwnership: os.acceptOwnership.handler(({ input, context }) =>
    acceptOwnership(context, input),
  ),
  endOffer: os.endOffer.handler(({ input, context }) => endOffer(context, input)),
  viewInvitation: os.viewInvitation.handler(({ input, context }) =>
    viewInvitation(context, input.token),
  ),
  acceptInvitation: os.acceptInvitation.handler(({ input, context }) =>
    acceptInvitation(context, input.token),
  ),
  registerInvited: os.registerInvited.handler(({ input, context }) =>
    registerInvited(context, input),
  ),
})
