import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import type { Permission } from '../core/roles.ts'

/**
 * What a contact of a customer may do in the portal; `invoices` takes the statement along, `partner` is
 * the page of an affiliate.
 */
export const portalRights = [
  'quotes',
  'invoices',
  'tickets',
  'bookings',
  'projects',
  'data',
  'partner',
] as const
export const PortalRight = z.enum(portalRights)
export type PortalRight = z.infer<typeof PortalRight>

/** What a member must hold to give a right: nobody shows others what they do not see themselves. */
export const portalRightNeeds: Readonly<Record<PortalRight, Permission>> = {
  quotes: 'quote:view',
  invoices: 'invoice:view',
  tickets: 'supportTicket:view',
  bookings: 'calendar:view',
  projects: 'project:view',
  data: 'party:view',
  partner: 'partner:view',
}

/** Somebody who may come into the portal for a customer; one address may come for several. */
export const PortalContactInput = z.object({
  /** The customer by name or number. */
  customer: field.requiredText(200),
  name: field.givenName(120),
  email: field.Email.transform((email) => email.toLowerCase()),
  rights: z.array(PortalRight).min(1, 'required'),
})
export type PortalContactInput = z.infer<typeof PortalContactInput>

export const PortalContact = recordOf(PortalContactInput).extend({
  customerId: field.Id,
  phone: z.string(),
  /** When they last signed in; null for never. */
  lastAt: field.Instant.nullable(),
  /** Browsers in which they are signed in now. */
  sessions: z.int(),
})
export type PortalContact = z.infer<typeof PortalContact>

export const PortalContactRow = PortalContact.pick({
  id: true,
  name: true,
  email: true,
  customer: true,
  rights: true,
  lastAt: true,
  updatedAt: true,
})
export type PortalContactRow = z.infer<typeof PortalContactRow>

export const PortalContactListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: { customerId: field.Id.optional() },
})
export type PortalContactListQuery = z.infer<typeof PortalContactListQuery>

const flag = z.stringbool().or(z.boolean()).default(false)

export const PortalSettingsInput = z.object({
  /** Whether contacts can come in at all. */
  isOpen: flag,
  /** What the page of the portal says above everything. */
  words: field.optionalText(1000),
})
export type PortalSettingsInput = z.infer<typeof PortalSettingsInput>

export const PortalSettings = PortalSettingsInput.extend({
  /** Below the product's own address; null while the portal is closed. */
  path: z.string().nullable(),
  version: field.Version,
})
export type PortalSettings = z.infer<typeof PortalSettings>

const one = z.object({ firmId: field.Id, portalContactId: field.Id })
const onePath = '/firms/{firmId}/portal-contacts/{portalContactId}' as const
const inFirm = z.object({ firmId: field.Id })
const settings = '/firms/{firmId}/portal-settings' as const
const tags = ['Customer portal']

export const portalContactsContract = {
  ...registerContract({
    path: 'portal-contacts',
    tag: 'Customer portal',
    view: 'portal:view',
    edit: 'portal:edit',
    one,
    onePath: '{portalContactId}',
    input: PortalContactInput,
    query: PortalContactListQuery,
    row: PortalContactRow,
    record: PortalContact,
    bulk: ['archive', 'restore', 'endSessions'],
  }),
  choices: endpoint
    .meta({ needs: 'portal:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/portal-contact-choices', tags })
    .input(inFirm)
    .output(z.object({ customers: z.array(z.string()), isOpen: z.boolean() })),
  /** Mails a contact the address of the portal. */
  invite: endpoint
    .meta({ needs: 'portal:edit' })
    .route({ method: 'POST', path: `${onePath}/invite`, tags })
    .input(one)
    .output(PortalContact),
  /** Signs a contact out everywhere, and makes links that were mailed lead nowhere. */
  endSessions: endpoint
    .meta({ needs: 'portal:edit' })
    .route({ method: 'POST', path: `${onePath}/sessions/end`, tags })
    .input(one)
    .output(PortalContact),
  getSettings: endpoint
    .meta({ needs: 'portal:view' })
    .route({ method: 'GET', path: settings, tags })
    .input(inFirm)
    .output(PortalSettings),
  updateSettings: endpoint
    .meta({ needs: 'portal:manage' })
    .route({ method: 'PUT', path: settings, tags })
    .input(PortalSettingsInput.extend({ firmId: field.Id, version: field.Version }))
    .output(PortalSettings),
  /** Signs everybody out, and gives the portal another address. */
  renew: endpoint
    .meta({ needs: 'portal:manage' })
    .route({ method: 'POST', path: `${settings}/link`, tags })
    .input(inFirm)
    .output(PortalSettings),
}
