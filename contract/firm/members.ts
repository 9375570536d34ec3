import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { RoleGrants, RoleRef } from '../core/firm-roles.ts'
import { AuthUser, passwordMinimum, UserKind } from '../core/identity.ts'
import { PageQuery, pageOf } from '../core/page.ts'

export const memberStates = ['active', 'suspended'] as const

export const Member = z.object({
  userId: field.Id,
  name: z.string(),
  email: z.string(),
  role: RoleRef,
  custom: RoleGrants.nullish(),
  /** Whose records a role with the reach of a team sees besides; empty for none. */
  team: z.string(),
  state: z.enum(memberStates),
  /** When they last asked for anything; null for never. */
  lastSeenAt: field.Instant.nullable(),
  hasSecondFactor: z.boolean(),
  joinedAt: field.Instant,
  photoKey: z.string().nullable(),
})
export type Member = z.infer<typeof Member>

export const MembersQuery = PageQuery.extend({
  role: RoleRef.optional(),
  state: z.enum(memberStates).optional(),
})
export type MembersQuery = z.infer<typeof MembersQuery>

/** `void` when whoever invited may no longer give the role. */
export const invitationStates = ['open', 'expired', 'void'] as const

export const Invitation = z.object({
  id: field.Id,
  email: z.string(),
  role: RoleRef,
  custom: RoleGrants.nullish(),
  state: z.enum(invitationStates),
  language: field.Language,
  note: z.string(),
  inviterName: z.string(),
  sentAt: field.Instant,
  expiresAt: field.Instant,
})
export type Invitation = z.infer<typeof Invitation>

/** A firm keeps at most so many invitations open. */
export const maxInvitations = 200

export const InvitationInput = z.object({
  email: field.Email,
  role: RoleRef,
  language: field.Language,
  /** A few words of whoever invites, for the mail. */
  note: field.optionalText(500),
})
export type InvitationInput = z.infer<typeof InvitationInput>

export const RoleChange = z.object({
  role: RoleRef,
  /** The role they were seen with: a change of it meanwhile is a conflict. */
  knownRole: RoleRef,
})
export type RoleChange = z.infer<typeof RoleChange>

export const TeamChange = z.object({ team: field.optionalText(60) })

/**
 * What became of a member. A change of rights ends the sessions of whom it concerns; who changed
 * their own goes on with the token given here.
 */
const MemberChange = z.object({ data: AuthUser.nullable() })
export type MemberChange = z.infer<typeof MemberChange>

/** An owner's wish to hand the firm over, which only its new owner can make true. */
export const OwnershipOffer = z.object({
  id: field.Id,
  from: z.object({ userId: field.Id, name: z.string() }),
  to: z.object({ userId: field.Id, name: z.string() }),
  expiresAt: field.Instant,
})
export type OwnershipOffer = z.infer<typeof OwnershipOffer>

/** What the bearer of an invitation's link may know. */
export const InvitationView = z.object({
  firmId: field.Id,
  firmName: z.string(),
  role: RoleRef,
  /** Of a role of the firm's own; null for a built-in one. */
  roleName: z.string().nullable(),
  inviterName: z.string(),
  email: z.string(),
  language: field.Language,
  note: z.string(),
  expiresAt: field.Instant,
  /** The kind of user who has the address already; null when nobody does. */
  signInKind: UserKind.nullable(),
})
export type InvitationView = z.infer<typeof InvitationView>

export const InvitedPerson = z.object({
  name: field.requiredText(120),
  password: z.string().min(passwordMinimum, 'passwordTooShort').max(256),
})
export type InvitedPerson = z.infer<typeof InvitedPerson>

const InvitationToken = z.string().min(1).max(200)
const ofFirm = z.object({ firmId: field.Id })
const ofMember = z.object({ firmId: field.Id, userId: field.Id })
const ofInvitation = z.object({ firmId: field.Id, invitationId: field.Id })
const ofOffer = z.object({ firmId: field.Id, offerId: field.Id })
const ofToken = z.object({ token: InvitationToken })
const tags = ['Members']
const members = '/firms/{firmId}/members'
const invitations = '/firms/{firmId}/invitations'
const offers = '/firms/{firmId}/ownership-offers'

const Entered = z.object({ data: AuthUser, message: z.string(), firmId: field.Id })

export const membersContract = {
  /** Who works in the firm, for choices of a person: names alone. */
  listNames: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: `/firms/{firmId}/member-names`, tags })
    .input(ofFirm)
    .output(z.array(z.object({ userId: field.Id, name: z.string() }))),
  list: endpoint
    .meta({ needs: 'member:view' })
    .route({ method: 'GET', path: members, tags })
    .input(MembersQuery.extend({ firmId: field.Id }))
    .output(pageOf(Member)),
  get: endpoint
    .meta({ needs: 'member:view' })
    .route({ method: 'GET', path: `${members}/{userId}`, tags })
    .input(ofMember)
    .output(Member),
  changeRole: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'PATCH', path: `${members}/{userId}`, tags })
    .input(RoleChange.extend(ofMember.shape))
    .output(MemberChange),
  /** Members of the same team see each other's records where their role reaches so far. */
  changeTeam: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'PUT', path: `${members}/{userId}/team`, tags })
    .input(TeamChange.extend(ofMember.shape))
    .output(Member),
  suspend: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'POST', path: `${members}/{userId}/suspend`, tags })
    .input(ofMember)
    .output(MemberChange),
  resume: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'POST', path: `${members}/{userId}/resume`, tags })
    .input(ofMember)
    .output(MemberChange),
  remove: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'DELETE', path: `${members}/{userId}`, tags })
    .input(ofMember)
    .output(MemberChange),

  listInvitations: endpoint
    .meta({ needs: 'member:view' })
    .route({ method: 'GET', path: invitations, tags })
    .input(ofFirm.extend({ q: PageQuery.shape.q, role: RoleRef.optional() }))
    .output(z.object({ rows: z.array(Invitation) })),
  invite: endpoint
    .meta({ needs: 'member:invite' })
    .route({ method: 'POST', path: invitations, tags, successStatus: 201 })
    .input(InvitationInput.extend({ firmId: field.Id }))
    .output(Invitation),
  resendInvitation: endpoint
    .meta({ needs: 'member:invite' })
    .route({ method: 'POST', path: `${invitations}/{invitationId}/resend`, tags })
    .input(ofInvitation)
    .output(Invitation),
  revokeInvitation: endpoint
    .meta({ needs: 'member:invite' })
    .route({ method: 'DELETE', path: `${invitations}/{invitationId}`, tags })
    .input(ofInvitation)
    .output(z.object({ email: z.string() })),

  listOffers: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: offers, tags })
    .input(ofFirm)
    .output(z.object({ rows: z.array(OwnershipOffer) })),
  offerOwnership: endpoint
    .meta({ needs: 'firm:transfer' })
    .route({ method: 'POST', path: offers, tags, successStatus: 201 })
    .input(ofMember)
    .output(OwnershipOffer),
  acceptOwnership: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${offers}/{offerId}/accept`, tags })
    .input(ofOffer)
    .output(MemberChange),
  endOffer: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'DELETE', path: `${offers}/{offerId}`, tags })
    .input(ofOffer)
    .output(z.object({ message: z.string() })),

  viewInvitation: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/invitations/{token}', tags })
    .input(ofToken)
    .output(InvitationView),
  acceptInvitation: endpoint
    .meta({ needs: 'session' })
    .route({ method: 'POST', path: '/invitations/{token}/accept', tags })
    .input(ofToken)
    .output(MemberChange.extend({ firmId: field.Id })),
  registerInvited: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/invitations/{token}/register', tags })
    .input(InvitedPerson.extend({ token: InvitationToken }))
    .output(Entered),
}
