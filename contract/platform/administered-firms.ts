import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CountryCode, Id, Instant, requiredText } from '../core/fields.ts'
import { RoleGrants, RoleRef } from '../core/firm-roles.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'
import { SupportConsent } from './support-access.ts'

export const firmStates = ['active', 'suspended', 'demo'] as const

export const SuspensionInput = z.object({ reason: requiredText(500) })

export const Suspension = z.object({
  reason: z.string(),
  suspendedAt: Instant,
  suspendedByName: z.string(),
})
export type Suspension = z.infer<typeof Suspension>

/** What a firm takes up; measured at most once an hour. */
export const FirmUsage = z.object({
  documents: z.int(),
  /** Of the database and the files together. */
  storageBytes: z.int(),
  measuredAt: Instant,
})
export type FirmUsage = z.infer<typeof FirmUsage>

const AdministeredFirm = z.object({
  id: Id,
  legalName: z.string(),
  tradeName: z.string(),
  country: z.string(),
  place: z.string(),
  owner: z.object({ id: Id, name: z.string(), email: z.string() }).nullable(),
  members: z.int(),
  /** The owner's plan. */
  planId: z.string().nullable(),
  state: z.enum(firmStates),
  /** Until when administrators may enter; null without consent. */
  consentUntil: Instant.nullable(),
  /** Null until the firm was asked. */
  usage: FirmUsage.nullable(),
  lastSeenAt: Instant.nullable(),
  createdAt: Instant,
})
export type AdministeredFirm = z.infer<typeof AdministeredFirm>

export const AdministeredFirmDetail = AdministeredFirm.extend({
  suspension: Suspension.nullable(),
  people: z.array(
    z.object({
      userId: Id,
      name: z.string(),
      email: z.string(),
      role: RoleRef,
      custom: RoleGrants.nullish(),
      isSuspended: z.boolean(),
      lastSeenAt: Instant.nullable(),
    }),
  ),
  consent: SupportConsent.nullable(),
  /** Whether the administrator who asks is inside. */
  isInside: z.boolean(),
  /** Whether its mail was stopped twice in a week and waits for an administrator. */
  isMailHeld: z.boolean(),
})
export type AdministeredFirmDetail = z.infer<typeof AdministeredFirmDetail>

/** Without a state: all but demo firms. */
export const AdministeredFirmQuery = listQuery({
  tabs: ['all'],
  sorts: ['newest', 'name', 'country'],
  direction: 'descending',
  filters: {
    state: z.enum(firmStates).optional(),
    country: CountryCode.optional(),
    planId: z.string().max(40).optional(),
    consent: z.literal('given').optional(),
  },
})
export type AdministeredFirmQuery = z.infer<typeof AdministeredFirmQuery>

const inFirm = z.object({ firmId: Id })
const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Administration']

export const administeredFirmsContract = {
  list: administrators
    .route({ method: 'GET', path: '/admin/firms', tags })
    .input(AdministeredFirmQuery)
    .output(pageOf(AdministeredFirm)),
  get: administrators
    .route({ method: 'GET', path: '/admin/firms/{firmId}', tags })
    .input(inFirm)
    .output(AdministeredFirmDetail),
  suspend: administrators
    .route({ method: 'POST', path: '/admin/firms/{firmId}/suspend', tags })
    .input(SuspensionInput.extend({ firmId: Id }))
    .output(AdministeredFirmDetail),
  resume: administrators
    .route({ method: 'POST', path: '/admin/firms/{firmId}/resume', tags })
    .input(inFirm)
    .output(AdministeredFirmDetail),
  /** Lets the mail of a firm leave again that was stopped twice in a week. */
  resumeMail: administrators
    .route({ method: 'POST', path: '/admin/firms/{firmId}/resume-mail', tags })
    .input(inFirm)
    .output(AdministeredFirmDetail),
}
