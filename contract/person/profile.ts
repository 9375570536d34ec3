import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { LoginAnswer, passwordMinimum, signInMethods, UserKind } from '../core/identity.ts'
import { TimeZone } from '../firm/firms.ts'

/** A token as it stands in a mailed link. */
const MailedToken = z.string().min(1).max(512)
const MessageAnswer = z.object({ message: z.string() })

export const Profile = z.object({
  id: field.Id,
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  kind: UserKind,
  isDemo: z.boolean(),
  language: field.Language,
  theme: field.Theme,
  /** IANA name; null means that of the firm. */
  timeZone: z.string().nullable(),
  /** Minutes without a request after which the screen is locked; null means never. */
  lockAfterMinutes: z.int().nullable(),
  photoKey: z.string().nullable(),
  hasPassword: z.boolean(),
  /** An address that still waits for one mailbox or both. */
  emailChange: z
    .object({
      email: z.string(),
      isOldConfirmed: z.boolean(),
      isNewConfirmed: z.boolean(),
      expiresAt: field.Instant,
    })
    .nullable(),
  /** Until when the mailed link removes the account; null when nobody asked for it. */
  deletionUntil: field.Instant.nullable(),
  createdAt: field.Instant,
  version: field.Version,
})
export type Profile = z.infer<typeof Profile>

/** What a person changes about themselves; what is absent stays. */
export const ProfileChange = z.object({
  version: field.Version,
  name: field.requiredText(120).optional(),
  language: field.Language.optional(),
  theme: field.Theme.optional(),
  timeZone: TimeZone.nullable().optional(),
  lockAfterMinutes: field.wholeNumber({ minimum: 1, maximum: 480 }).nullable().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** The specification's payload: the new name, and whose it is. */
export const JwtProfile = z.object({
  username: field.requiredText(120),
  idx: z.string().min(1).max(64),
})

/** A session as its owner sees it. */
export const OwnSession = z.object({
  id: field.Id,
  isCurrent: z.boolean(),
  method: z.enum(signInMethods),
  /** Names of the browser and the system it came with; each empty where it is not known. */
  browser: z.string(),
  system: z.string(),
  /** City and ISO 3166 country, `Berlin, DE`; empty where nobody knows. */
  place: z.string(),
  ipAddress: z.string(),
  createdAt: field.Instant,
  lastSeenAt: field.Instant,
})
export type OwnSession = z.infer<typeof OwnSession>

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'required').max(256),
  password: z.string().min(passwordMinimum, 'passwordTooShort').max(256),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** Which mailbox a link was sent to, and what the change is about. */
export const EmailChange = z.object({
  mailbox: z.enum(['old', 'new']),
  email: z.string(),
  isConfirmed: z.boolean(),
})

/** A photo is a JPEG, PNG or WebP of at most this many bytes and pixels a side. */
export const photoLimits = { bytes: 2 * 1024 * 1024, side: 4096 } as const

const PhotoKey = z.string().regex(/^[\w-]{43}$/, 'invalid')
const tags = ['Profile']

export const profileContract = {
  get: endpoint.route({ method: 'GET', path: '/auth/profile', tags }).output(Profile),
  /** A stale version is a conflict whose detail is `{ current }`. */
  update: endpoint
    .route({ method: 'PATCH', path: '/auth/profile', tags })
    .input(ProfileChange)
    .output(Profile),
  saveJwtProfile: endpoint
    .route({ method: 'POST', path: '/post-jwt-profile', tags })
    .input(JwtProfile)
    .output(z.object({ data: LoginAnswer.shape.data.shape.response, message: z.string() })),

  setPhoto: endpoint
    .route({ method: 'PUT', path: '/auth/photo', tags })
    .input(z.object({ file: z.file() }))
    .output(z.object({ photoKey: z.string().nullable() })),
  removePhoto: endpoint
    .route({ method: 'DELETE', path: '/auth/photo', tags })
    .output(z.object({ photoKey: z.string().nullable() })),
  /** For the person and whoever shares a firm with them. */
  getPhoto: endpoint
    .route({ method: 'GET', path: '/auth/photos/{key}', tags })
    .input(z.object({ key: PhotoKey }))
    .output(z.file()),

  listSessions: endpoint
    .route({ method: 'GET', path: '/auth/sessions', tags })
    .output(z.array(OwnSession)),
  endSession: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions/{sessionId}', tags })
    .input(z.object({ sessionId: field.Id }))
    .output(MessageAnswer),
  endOtherSessions: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions', tags })
    .output(z.object({ ended: z.int() })),

  /** Ends every other session and gives this one a new token. */
  changePassword: endpoint
    .route({ method: 'POST', path: '/auth/password', tags })
    .input(PasswordChange)
    .output(LoginAnswer),

  /** Mails a link to both addresses; answers the same for an address that is taken. */
  requestEmailChange: endpoint
    .route({ method: 'POST', path: '/auth/email-change', tags })
    .input(z.object({ email: field.Email }))
    .output(MessageAnswer),
  withdrawEmailChange: endpoint
    .route({ method: 'DELETE', path: '/auth/email-change', tags })
    .output(MessageAnswer),
  getEmailChange: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/auth/email-change/link', tags })
    .input(z.object({ token: MailedToken }))
    .output(EmailChange),
  confirmEmailChange: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/email-change/confirm', tags })
    .input(z.object({ token: MailedToken }))
    .output(z.object({ isChanged: z.boolean(), email: z.string() })),

  leaveFirm: endpoint
    .route({ method: 'POST', path: '/auth/firms/{firmId}/leave', tags })
    .input(z.object({ firmId: field.Id }))
    .output(MessageAnswer),

  /** All that the directory keeps of the person, as a JSON file. */
  getData: endpoint
    .meta({ needs: 'session', isHeavy: true })
    .route({ method: 'GET', path: '/auth/data', tags })
    .output(z.file()),

  /** Firms that would be left without an owner. */
  listSoleOwnerships: endpoint
    .route({ method: 'GET', path: '/auth/sole-ownerships', tags })
    .output(z.array(z.object({ firmId: field.Id, name: z.string() }))),
  requestDeletion: endpoint
    .route({ method: 'POST', path: '/auth/deletion', tags })
    .input(z.object({ email: z.string().trim().max(254) }))
    .output(MessageAnswer),
  withdrawDeletion: endpoint
    .route({ method: 'DELETE', path: '/auth/deletion', tags })
    .output(MessageAnswer),
  getDeletion: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/auth/deletion/link', tags })
    .input(z.object({ token: MailedToken }))
    .output(z.object({ email: z.string() })),
  confirmDeletion: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/deletion/confirm', tags })
    .input(z.object({ token: MailedToken }))
    .output(MessageAnswer),
}
