import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, Instant, Language, requiredText } from '../core/fields.ts'
import { RoleGrants, RoleRef } from '../core/firm-roles.ts'
import { signInMethods, UserKind } from '../core/identity.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'
import { Suspension, SuspensionInput } from './administered-firms.ts'

export const userStates = ['active', 'suspended', 'unverified'] as const

/** A plan's id as the price list names it; empty means none. */
export const PlanChoice = z.object({
  planId: z
    .string()
    .trim()
    .max(40)
    .regex(/^[a-z0-9-]*$/, 'invalid'),
})

const AdministeredUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  kind: UserKind,
  isEmailVerified: z.boolean(),
  isSuspended: z.boolean(),
  hasSecondFactor: z.boolean(),
  firms: z.int(),
  planId: z.string().nullable(),
  lastSeenAt: Instant.nullable(),
  createdAt: Instant,
})
export type AdministeredUser = z.infer<typeof AdministeredUser>

export const AdministeredUserDetail = AdministeredUser.extend({
  language: Language,
  suspension: Suspension.nullable(),
  memberships: z.array(
    z.object({
      firmId: Id,
      firmName: z.string(),
      role: RoleRef,
      custom: RoleGrants.nullish(),
      isSuspended: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: Id,
      method: z.enum(signInMethods),
      userAgent: z.string(),
      place: z.string(),
      createdAt: Instant,
      touchedAt: Instant,
    }),
  ),
  /** Why the administrator who asks may not suspend them; null when they may. */
  suspensionRefusal: z.enum(['self', 'lastAdministrator']).nullable(),
})
export type AdministeredUserDetail = z.infer<typeof AdministeredUserDetail>

/** Without a kind: everybody but demo users. */
export const AdministeredUserQuery = listQuery({
  tabs: ['all'],
  sorts: ['newest', 'name', 'email', 'lastSeen'],
  direction: 'descending',
  filters: {
    kind: UserKind.optional(),
    state: z.enum(userStates).optional(),
    secondFactor: z.enum(['on', 'off']).optional(),
    planId: z.string().max(40).optional(),
  },
})
export type AdministeredUserQuery = z.infer<typeof AdministeredUserQuery>

export const AdministratorInput = z.object({
  name: requiredText(120),
  email: Email,
  language: Language,
})
export type AdministratorInput = z.infer<typeof AdministratorInput>

const ofUser = z.object({ userId: Id })
const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Administration']

export const administeredUsersContract = {
  list: administrators
    .route({ method: 'GET', path: '/admin/users', tags })
    .input(AdministeredUserQuery)
    .output(pageOf(AdministeredUser)),
  get: administrators
    .route({ method: 'GET', path: '/admin/users/{userId}', tags })
    .input(ofUser)
    .output(AdministeredUserDetail),
  suspend: administrators
    .route({ method: 'POST', path: '/admin/users/{userId}/suspend', tags })
    .input(SuspensionInput.extend({ userId: Id }))
    .output(AdministeredUserDetail),
  resume: administrators
    .route({ method: 'POST', path: '/admin/users/{userId}/resume', tags })
    .input(ofUser)
    .output(AdministeredUserDetail),
  endSessions: administrators
    .route({ method: 'POST', path: '/admin/users/{userId}/end-sessions', tags })
    .input(ofUser)
    .output(AdministeredUserDetail),
  resetSecondFactor: administrators
    .route({ method: 'POST', path: '/admin/users/{userId}/reset-second-factor', tags })
    .input(ofUser)
    .output(AdministeredUserDetail),
  changePlan: administrators
    .route({ method: 'PUT', path: '/admin/users/{userId}/plan', tags })
    .input(PlanChoice.extend({ userId: Id }))
    .output(AdministeredUserDetail),
  listPlans: administrators
    .route({ method: 'GET', path: '/admin/plans', tags })
    .output(z.array(z.object({ planId: z.string(), users: z.int() }))),
  inviteAdministrator: administrators
    .route({ method: 'POST', path: '/admin/administrators', tags })
    .input(AdministratorInput)
    .output(AdministeredUserDetail),
}
