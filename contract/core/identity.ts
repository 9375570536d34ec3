import { z } from 'zod'
import { KeyedMessage } from './account-messages.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { RoleGrants, RoleRef } from './firm-roles.ts'
import { Layout } from './layout.ts'

/** What kind of user signs in; each kind has its own sign-in page. */
export const userKinds = ['user', 'admin', 'crm', 'demo'] as const
export const UserKind = z.enum(userKinds)
export type UserKind = z.infer<typeof UserKind>

/** How a person can show who they are. */
export const signInMethods = [
  'password',
  'token',
  'recovery',
  'social',
  'passkey',
  'phone',
  'demo',
  'invitation',
] as const
export type SignInMethod = (typeof signInMethods)[number]

/** Email with a password, or email with a token. */
export const LoginInput = z
  .object({
    email: field.Email,
    password: z.string().min(1).max(256).optional(),
    token: z.string().min(1).max(512).optional(),
  })
  .refine((input) => input.password !== undefined || input.token !== undefined, {
    path: ['password'],
    message: 'required',
  })
export type LoginInput = z.infer<typeof LoginInput>

/** The stored signed-in user of the specification: a token and who it stands for. */
export const AuthUser = z.object({
  token: z.string(),
  response: z.object({
    _id: field.Id,
    name: z.string(),
    email: z.string(),
    role: UserKind,
    isDemo: z.boolean(),
    language: field.Language,
  }),
})
export type AuthUser = z.infer<typeof AuthUser>

export const LoginAnswer = KeyedMessage.extend({
  data: AuthUser,
  /**
   * Of a browser that is trusted with the second factor: sent as the header `x-client-device` of the
   * next sign-in, within 30 days, which answers with a new one.
   */
  device: z.string().optional(),
})

/** 8 and not the provider's 6: NIST SP 800-63B 5.1.1.2 and OWASP ASVS 6.2.1. */
export const passwordMinimum = 8

export const Registration = z.object({
  name: field.givenName(120),
  email: field.Email,
  password: z.string().min(passwordMinimum, 'passwordTooShort').max(256),
  language: field.Language.default('en'),
  planId: z.string().max(40).optional(),
})
export type Registration = z.infer<typeof Registration>

/** Registration gives nothing away: the same answer for a new and for a taken address. */
export const RegistrationAnswer = KeyedMessage.extend({ data: AuthUser.nullable() })

export const FirmMembership = z.object({
  firmId: field.Id,
  role: RoleRef,
  /** What the role allows, where it is one of the firm's own. */
  custom: RoleGrants.nullish(),
  legalName: z.string(),
  tradeName: z.string(),
  country: z.string(),
  baseCurrency: z.string(),
  place: z.string(),
  /** IANA name of the firm's time zone. */
  timeZone: z.string(),
  /** When its data is deleted; until then it can only be read. Absent for a firm that stays. */
  deletionAt: field.Instant.optional(),
  /** Areas of the product that the firm does not use; absent from an API that knows of none. */
  areasOff: z.array(z.string()).optional(),
})
export type FirmMembership = z.infer<typeof FirmMembership>

export const Session = z.object({
  user: z.object({
    id: field.Id,
    name: z.string(),
    email: z.string(),
    kind: UserKind,
    isDemo: z.boolean(),
    language: field.Language,
    theme: field.Theme,
    currentFirmId: field.Id.nullable(),
    isEmailVerified: z.boolean(),
    /** Changes with the photo, so that its address does; null without one. */
    photoKey: z.string().nullable(),
    /** IANA name; null means that of the firm. */
    timeZone: z.string().nullable(),
    /** Minutes without a request after which the screen is locked; null means never. */
    lockAfterMinutes: z.int().nullable(),
    /** Absent from an API that knows of none. */
    layout: Layout.optional(),
  }),
  /** Whether the screen is locked: nothing is shown or done until the password is given. */
  isLocked: z.boolean(),
  firms: z.array(FirmMembership),
  /** Firms the person belongs to that nobody gets into now. */
  suspendedFirms: z.array(
    z.object({ firmId: field.Id, legalName: z.string(), tradeName: z.string() }),
  ),
  /** Firms an administrator of the platform is looking into, with their consent. */
  visitedFirms: z.array(FirmMembership),
  /** Which of the person's firms let administrators of the platform in, and whether one is inside. */
  supportAccess: z.array(
    z.object({ firmId: field.Id, until: field.Instant, isInside: z.boolean() }),
  ),
  /** Of a demo's visitor alone: when it all ends, and whether what they do is recorded. */
  demo: z.object({ endsAt: field.Instant, isTracked: z.boolean() }).optional(),
})
export type Session = z.infer<typeof Session>

/** A row of `getCompany`; `_id` is the specification's name for a firm's id. */
export const Company = z.object({
  _id: field.Id,
  legalName: z.string(),
  tradeName: z.string(),
  country: z.string(),
  baseCurrency: z.string(),
  role: RoleRef,
})

export const Preferences = z.object({
  language: field.Language.optional(),
  theme: field.Theme.optional(),
  currentFirmId: field.Id.optional(),
  /** Only what changes. */
  layout: Layout.partial().optional(),
})
export type Preferences = z.infer<typeof Preferences>

const login = endpoint.meta({ needs: 'public' }).input(LoginInput).output(LoginAnswer)

export const identityContract = {
  login: login.route({ method: 'POST', path: '/auth/login', tags: ['Identity'] }),
  loginAdmin: login.route({ method: 'POST', path: '/auth/admin/login', tags: ['Identity'] }),
  loginCrm: login.route({ method: 'POST', path: '/crmuser/login-crmsuser', tags: ['Identity'] }),
  register: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/post-jwt-register', tags: ['Identity'] })
    .input(Registration)
    .output(RegistrationAnswer),
  listCompanies: endpoint
    .route({ method: 'GET', path: '/auth/getCompany/{userId}', tags: ['Identity'] })
    .input(z.object({ userId: z.string() }))
    .output(z.array(Company)),
  getSession: endpoint
    .route({ method: 'GET', path: '/auth/session', tags: ['Identity'] })
    .output(Session),
  updatePreferences: endpoint
    .route({ method: 'PATCH', path: '/auth/preferences', tags: ['Identity'] })
    .input(Preferences)
    .output(Session),
  logout: endpoint
    .route({ method: 'POST', path: '/auth/logout', tags: ['Identity'] })
    .output(KeyedMessage),
}
